import type { CategoryRecipes } from './recipe.ts'

export const frumuseteSanatate: CategoryRecipes = {
  parfumuri: {
    goods: [
      {
        ro: 'Dior Sauvage EDP 100 ml, original',
        ru: 'Dior Sauvage EDP 100 мл, оригинал',
        en: 'Dior Sauvage EDP 100 ml, original',
        price: [1700, 2600],
      },
      {
        ro: 'Chanel Coco Mademoiselle 50 ml',
        ru: 'Chanel Coco Mademoiselle 50 мл',
        en: 'Chanel Coco Mademoiselle 50 ml',
        price: [1600, 2500],
      },
      {
        ro: 'Lancôme La Vie Est Belle 75 ml',
        ru: 'Lancôme La Vie Est Belle 75 мл',
        price: [1300, 2100],
      },
      { ro: 'Tester Versace Eros 100 ml', ru: 'Тестер Versace Eros 100 мл', price: [850, 1300] },
      {
        ro: 'Parfum arăbesc Lattafa Khamrah',
        ru: 'Арабский парфюм Lattafa Khamrah',
        price: [450, 750],
      },
      {
        ro: 'Tom Ford Lost Cherry, rest 30 ml',
        ru: 'Tom Ford Lost Cherry, остаток 30 мл',
        price: [1500, 3200],
      },
      {
        ro: 'Divizate din parfumuri de nișă, 5 ml',
        ru: 'Распив нишевых ароматов, 5 мл',
        price: [90, 350],
      },
      {
        ro: 'Apă de toaletă Nina Ricci, 80 ml',
        ru: 'Туалетная вода Nina Ricci, 80 мл',
        price: [750, 1300],
      },
    ],
    about: [
      {
        ro: [
          'Rezistă pe piele toată ziua.',
          'Se simte pe haine și a doua zi.',
          'Original, codul de lot se verifică.',
          'Miros frumos, se primesc complimente.',
        ],
        ru: [
          'На коже держится весь день.',
          'На одежде слышно и на второй день.',
          'Оригинал, батч-код пробивается.',
          'Красивый аромат, все спрашивают, что за духи.',
        ],
        en: ['Lasts all day on the skin.', 'Original, batch code can be checked.'],
      },
      {
        ro: [
          'Adus din Franța de o rudă.',
          'Se poate mirosi înainte de cumpărare.',
          'Cadou care nu mi s-a potrivit.',
          'Păstrat la întuneric, nu pe pervaz.',
        ],
        ru: [
          'Привезла родственница из Франции.',
          'Можно послушать аромат перед покупкой.',
          'Подарок, но мне не подошёл.',
          'Хранился в тёмном месте, не на окне.',
        ],
        en: ['You may smell it before buying.'],
      },
    ],
  },
  'cosmetica-machiaj': {
    goods: [
      {
        ro: 'Paletă Huda Beauty, originală',
        ru: 'Палетка Huda Beauty, оригинал',
        en: 'Huda Beauty palette, original',
        price: [350, 850],
      },
      {
        ro: 'Fond de ten Estée Lauder Double Wear',
        ru: 'Тональный крем Estée Lauder Double Wear',
        price: [550, 850],
      },
      { ro: 'Rujuri MAC, 3 nuanțe', ru: 'Помады MAC, 3 оттенка', price: [450, 900] },
      {
        ro: 'Set pensule profesionale, 12 bucăți',
        ru: 'Профессиональные кисти, 12 штук',
        price: [250, 700],
      },
      {
        ro: 'Mascara Maybelline, 2 la preț de una',
        ru: 'Тушь Maybelline, 2 по цене одной',
        price: [120, 200],
      },
      {
        ro: 'Ojă semipermanentă, 20 de culori',
        ru: 'Гель-лаки, 20 цветов',
        en: 'Gel polish set, 20 colours',
        price: [350, 900],
      },
      { ro: 'Trusă de machiaj într-o valiză', ru: 'Набор для макияжа в кейсе', price: [350, 1200] },
    ],
    about: [
      {
        ro: [
          'Rezultat ca în salon.',
          'Ambalajul este intact.',
          'Calitate bună, nu irită pielea.',
          'Rezistă la căldură și la umezeală.',
        ],
        ru: [
          'Результат как в салоне.',
          'Упаковка целая.',
          'Качество хорошее, кожу не раздражает.',
          'Держится и в жару, и во влажность.',
        ],
        en: ['Salon-quality result.', 'Does not irritate.'],
      },
      {
        ro: [
          'Bun și pentru începători, și pentru profesioniști.',
          'Comandat de pe site oficial, cu bon.',
          'Am și alte cosmetice la preț bun.',
          'Mie nu mi s-a potrivit, dau mai ieftin ca în magazin.',
        ],
        ru: [
          'И для новичка, и для мастера.',
          'Заказывала на официальном сайте, чек есть.',
          'Есть и другая косметика по хорошей цене.',
          'Мне не подошло, отдаю дешевле магазина.',
        ],
        en: ['Ordered from the official site.'],
      },
    ],
  },
  'ingrijire-par-piele': {
    goods: [
      {
        ro: 'Set Kérastase: șampon și mască',
        ru: 'Набор Kérastase: шампунь и маска',
        en: 'Kérastase shampoo and mask set',
        price: [650, 1200],
      },
      {
        ro: 'Ser CeraVe cu acid hialuronic',
        ru: 'Сыворотка CeraVe с гиалуроновой кислотой',
        price: [230, 350],
      },
      { ro: 'Cremă La Roche-Posay SPF 50', ru: 'Крем La Roche-Posay SPF 50', price: [260, 390] },
      { ro: 'Keratină braziliană, 1 litru', ru: 'Бразильский кератин, 1 литр', price: [900, 1900] },
      {
        ro: 'Ulei de argan natural, 100 ml',
        ru: 'Аргановое масло натуральное, 100 мл',
        price: [150, 280],
      },
      {
        ro: 'Săpun natural lucrat manual',
        ru: 'Натуральное мыло ручной работы',
        en: 'Handmade natural soap',
        price: [35, 70],
      },
      {
        ro: 'Cremă coreeană cu mucină de melc',
        ru: 'Корейский крем с муцином улитки',
        price: [180, 320],
      },
      {
        ro: 'Vopsea profesională pentru păr Wella',
        ru: 'Профессиональная краска для волос Wella',
        price: [110, 180],
      },
    ],
    about: [
      {
        ro: [
          'Rezultatul se vede după prima săptămână.',
          'Fără miros chimic.',
          'Consum mic, ajunge mult timp.',
          'Multe cliente revin după încă una.',
        ],
        ru: [
          'Результат виден через неделю.',
          'Без химического запаха.',
          'Расход экономный, хватает надолго.',
          'Многие возвращаются за второй.',
        ],
        en: ['You see the result in a week.', 'Lasts a long time.'],
      },
      {
        ro: [
          'Termen valabil până în 2028.',
          'Folosesc și eu acasă, îmi place.',
          'Vă spun sincer cum se aplică.',
          'De la trei bucăți ofer reducere.',
        ],
        ru: [
          'Срок годности до 2028 года.',
          'Сама пользуюсь этой линией.',
          'Честно расскажу, как применять.',
          'От трёх штук скидка.',
        ],
        en: ['Valid until 2028.'],
      },
    ],
  },
  'mobilier-salon': {
    goods: [
      {
        ro: 'Fotoliu de frizerie hidraulic',
        ru: 'Парикмахерское кресло гидравлическое',
        en: 'Hydraulic barber chair',
        price: [2900, 8500],
      },
      {
        ro: 'Scafă cu scaun pentru spălat părul',
        ru: 'Мойка парикмахерская с креслом',
        price: [3500, 8900],
      },
      {
        ro: 'Masă de manichiură cu aspirator',
        ru: 'Маникюрный стол с вытяжкой',
        price: [1500, 4200],
      },
      {
        ro: 'Canapea cosmetică electrică',
        ru: 'Кушетка косметологическая электрическая',
        price: [4500, 11500],
      },
      {
        ro: 'Masă de masaj pliantă',
        ru: 'Складной массажный стол',
        en: 'Folding massage table',
        price: [1700, 3500],
      },
      { ro: 'Oglindă de machiaj cu becuri', ru: 'Гримёрное зеркало с лампами', price: [900, 2900] },
      {
        ro: 'Cărucior de salon cu sertare',
        ru: 'Парикмахерская тележка с ящиками',
        price: [600, 1500],
      },
    ],
    about: [
      {
        ro: [
          'Stabil, nu scârțâie.',
          'Se șterge ușor, fără pete de vopsea.',
          'Aspect modern, bun pentru orice salon.',
          'Mici urme de uzură, puțin vizibile.',
        ],
        ru: [
          'Стоит крепко, не скрипит.',
          'Легко протирается, пятен краски нет.',
          'Современный вид, подойдёт любому салону.',
          'Небольшие следы работы, почти незаметно.',
        ],
        en: ['Sturdy, wipes clean easily.', 'Modern look for any salon.'],
      },
      {
        ro: [
          'Salonul se închide, vând mobilierul.',
          'Schimbăm interiorul.',
          'Se poate vedea direct în salon.',
          'Dezasamblăm noi, transportul e al dumneavoastră.',
        ],
        ru: [
          'Салон закрывается, распродаём мебель.',
          'Меняем интерьер.',
          'Посмотреть можно прямо в салоне.',
          'Разберём сами, вывоз ваш.',
        ],
        en: ['The salon is closing.'],
      },
    ],
  },
  'aparate-cosmetice': {
    goods: [
      {
        ro: 'Laser diodă 808 pentru epilare',
        ru: 'Диодный лазер 808 для эпиляции',
        en: '808 nm diode laser for hair removal',
        price: [55000, 135000],
      },
      {
        ro: 'Lampă UV/LED SUNUV pentru unghii',
        ru: 'Лампа UV/LED SUNUV для ногтей',
        price: [250, 700],
        attributes: { brand: 'SUNUV' },
      },
      {
        ro: 'Freză pentru manichiură Strong',
        ru: 'Аппарат для маникюра Strong',
        price: [1500, 3200],
        attributes: { brand: 'Strong' },
      },
      {
        ro: 'Aparat cu ultrasunete pentru curățarea feței',
        ru: 'Аппарат для ультразвуковой чистки лица',
        price: [600, 3500],
      },
      {
        ro: 'Placă de păr GHD',
        ru: 'Утюжок для волос GHD',
        en: 'GHD hair straightener',
        price: [1500, 3200],
        attributes: { brand: 'GHD' },
      },
      {
        ro: 'Epilator Braun Silk-épil',
        ru: 'Эпилятор Braun Silk-épil',
        price: [700, 1900],
        attributes: { brand: 'Braun' },
      },
      {
        ro: 'Mașină de tuns Wahl, profesională',
        ru: 'Машинка для стрижки Wahl, профессиональная',
        price: [900, 2600],
        attributes: { brand: 'Wahl' },
      },
      {
        ro: 'Sterilizator cu aer cald pentru instrumente',
        ru: 'Сухожаровой шкаф для инструментов',
        price: [900, 2400],
      },
    ],
    about: [
      {
        ro: [
          'Funcționează perfect, testăm la fața locului.',
          'Adus din Polonia, cu acte.',
          'Folosit la un singur post.',
          'Cablu și accesorii în set.',
        ],
        ru: [
          'Работает отлично, проверим на месте.',
          'Привезено из Польши, с документами.',
          'Пользовался один мастер.',
          'Шнур и насадки в комплекте.',
        ],
        en: ['Works perfectly, test it on the spot.', 'Cable and accessories included.'],
      },
      {
        ro: [
          'Am plecat din domeniu.',
          'Vă arăt cum se lucrează cu el, gratuit.',
          'Garanție rămasă încă trei luni.',
          'Am trecut la un model mai nou.',
        ],
        ru: [
          'Ушла из профессии.',
          'Бесплатно покажу, как работать.',
          'Гарантия ещё три месяца.',
          'Перешла на другую модель.',
        ],
        en: ['I will show you how to use it.'],
      },
    ],
  },
  'produse-ortopedice': {
    goods: [
      { ro: 'Cârje reglabile, pereche', ru: 'Костыли регулируемые, пара', price: [200, 550] },
      {
        ro: 'Scaun cu rotile pliabil',
        ru: 'Инвалидная коляска складная',
        en: 'Folding wheelchair',
        price: [1700, 4900],
      },
      { ro: 'Corset ortopedic lombar', ru: 'Ортопедический поясничный корсет', price: [250, 850] },
      { ro: 'Orteză pentru genunchi', ru: 'Ортез на коленный сустав', price: [350, 1400] },
      {
        ro: 'Cadru de mers pentru vârstnici',
        ru: 'Ходунки для пожилых',
        en: 'Walking frame',
        price: [400, 950],
      },
      {
        ro: 'Pat medical cu manivelă',
        ru: 'Медицинская кровать с ручным приводом',
        price: [5500, 13500],
      },
      {
        ro: 'Pernă ortopedică cu memorie, nouă',
        ru: 'Ортопедическая подушка с памятью, новая',
        price: [350, 750],
        attributes: { state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Curat, dezinfectat.',
          'Nimic rupt sau slăbit.',
          'Ajută mult la recuperare.',
          'Folosit două luni după operație.',
        ],
        ru: [
          'Чисто, всё обработано.',
          'Ничего не сломано и не разболтано.',
          'Очень помогает при восстановлении.',
          'Пользовались два месяца после операции.',
        ],
        en: ['Clean and disinfected.', 'A great help in recovery.'],
      },
      {
        ro: [
          'Cumpărat la magazin ortopedic, cu bon.',
          'Slavă Domnului, nu mai e nevoie.',
          'Pot aduce eu, în limitele orașului.',
          'Întrebați de mărime sau de înălțime.',
        ],
        ru: [
          'Куплено в ортопедическом салоне, чек есть.',
          'Слава богу, больше не нужно.',
          'Могу подвезти в пределах города.',
          'Спрашивайте про размер или рост.',
        ],
        en: ['Bought in an orthopaedic shop.'],
      },
    ],
  },
  'echipament-medical': {
    goods: [
      {
        ro: 'Tensiometru Omron M3',
        ru: 'Тонометр Omron M3',
        en: 'Omron M3 blood pressure monitor',
        price: [450, 1100],
        attributes: { brand: 'Omron' },
      },
      {
        ro: 'Concentrator de oxigen 5 l',
        ru: 'Концентратор кислорода 5 л',
        en: '5 l oxygen concentrator',
        price: [6500, 13500],
      },
      {
        ro: 'Inhalator cu compresor Microlife',
        ru: 'Компрессорный ингалятор Microlife',
        price: [450, 950],
        attributes: { brand: 'Microlife' },
      },
      {
        ro: 'Glucometru Accu-Chek cu teste',
        ru: 'Глюкометр Accu-Chek с полосками',
        price: [250, 600],
        attributes: { brand: 'Accu-Chek' },
      },
      {
        ro: 'Aparat auditiv Phonak',
        ru: 'Слуховой аппарат Phonak',
        price: [4500, 12500],
        attributes: { brand: 'Phonak' },
      },
      {
        ro: 'Aparat de magnetoterapie Almag-01',
        ru: 'Аппарат магнитотерапии Алмаг-01',
        price: [1900, 3900],
        attributes: { brand: 'Almag' },
      },
      { ro: 'Pulsoximetru de deget', ru: 'Пульсоксиметр на палец', price: [120, 350] },
    ],
    about: [
      {
        ro: [
          'Verificat, funcționează fără probleme.',
          'Ușor de folosit și acasă, cu instrucțiune.',
          'Are certificat de calitate.',
          'Curățat și dezinfectat.',
        ],
        ru: [
          'Проверено, работает без проблем.',
          'Инструкция есть, освоите быстро.',
          'С сертификатом качества.',
          'Чистота идеальная, всё обработано.',
        ],
        en: ['Tested, works without problems.', 'Manual included.'],
      },
      {
        ro: [
          'Era pentru mama, nu mai are nevoie.',
          'Cu garanție de la farmacie.',
          'Puteți chema specialistul dumneavoastră.',
          'Cedez cu toate accesoriile.',
        ],
        ru: [
          'Покупали для мамы, уже не нужно.',
          'С гарантией от магазина.',
          'Можете прийти со своим специалистом.',
          'Отдаю со всеми принадлежностями.',
        ],
        en: ['All accessories included.'],
      },
    ],
  },
  'vitamine-suplimente': {
    goods: [
      { ro: 'Omega-3 Solgar, 120 capsule', ru: 'Омега-3 Solgar, 120 капсул', price: [380, 560] },
      {
        ro: 'Proteină Optimum Nutrition 2,27 kg',
        ru: 'Протеин Optimum Nutrition 2,27 кг',
        en: 'Optimum Nutrition whey, 2.27 kg',
        price: [1200, 1700],
      },
      { ro: 'Creatină monohidrat 500 g', ru: 'Креатин моногидрат 500 г', price: [320, 520] },
      {
        ro: 'Colagen marin cu vitamina C',
        ru: 'Морской коллаген с витамином С',
        en: 'Marine collagen with vitamin C',
        price: [290, 650],
      },
      {
        ro: 'Vitamina D3 2000 UI, 200 capsule',
        ru: 'Витамин D3 2000 МЕ, 200 капсул',
        price: [180, 320],
      },
      { ro: 'Magneziu B6, 90 comprimate', ru: 'Магний B6, 90 таблеток', price: [130, 240] },
      {
        ro: 'Multivitamine pentru copii, jeleuri',
        ru: 'Мультивитамины для детей, жевательные',
        price: [160, 320],
      },
    ],
    about: [
      {
        ro: [
          'Cutie sigilată, termen lung.',
          'Lot proaspăt din SUA.',
          'Fără zahăr adăugat și fără coloranți.',
          'Compoziția e scrisă pe etichetă.',
        ],
        ru: [
          'Банка запечатана, срок большой.',
          'Свежая партия из США.',
          'Без лишнего сахара и красителей.',
          'Состав указан на этикетке.',
        ],
        en: ['Sealed, long shelf life.', 'Fresh batch from the USA.'],
      },
      {
        ro: [
          'Nu este medicament, consultați medicul.',
          'Comand de doi ani de la același furnizor.',
          'Pentru cură de trei luni fac reducere.',
          'Expediez în raioane prin poștă.',
        ],
        ru: [
          'Не является лекарством, посоветуйтесь с врачом.',
          'Два года заказываю у одного поставщика.',
          'На курс в три месяца скидка.',
          'В районы отправляю почтой.',
        ],
        en: ['Not a medicine, ask your doctor.'],
      },
    ],
  },
}
