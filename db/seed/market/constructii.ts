import type { CategoryRecipes } from './recipe.ts'

export const constructii: CategoryRecipes = {
  'caramida-blocuri': {
    goods: [
      {
        ro: 'Cotileț de Mileștii Mici, tăiat drept, lei/buc.',
        ru: 'Котелец Милештий Мичь, ровный рез, лей/шт.',
        price: [13, 18],
      },
      {
        ro: 'Fortan din calcar 39 × 49 × 19, lei/buc.',
        ru: 'Фортан из известняка 39 × 49 × 19, лей/шт.',
        price: [24, 34],
      },
      {
        ro: 'Cărămidă roșie plină M100, lei/buc.',
        ru: 'Кирпич красный полнотелый М100, лей/шт.',
        en: 'Solid red brick M100, lei per piece',
        price: [6, 9],
      },
      {
        ro: 'Cărămidă de fațadă bej, lei/buc.',
        ru: 'Кирпич облицовочный бежевый, лей/шт.',
        price: [9, 15],
      },
      {
        ro: 'BCA 600 × 300 × 200, D500, lei/buc.',
        ru: 'Газобетон 600 × 300 × 200, D500, лей/шт.',
        en: 'Aerated concrete blocks 600 × 300 × 200, lei per piece',
        price: [48, 65],
      },
      {
        ro: 'Blocuri de keramzit 39 × 19 × 19, lei/buc.',
        ru: 'Керамзитоблок 39 × 19 × 19, лей/шт.',
        price: [16, 23],
      },
      {
        ro: 'Bloc ceramic cu goluri 25 cm, lei/buc.',
        ru: 'Керамический блок пустотный 25 см, лей/шт.',
        price: [28, 42],
      },
      {
        ro: 'Blocuri de fundație FBS 24.4.6, lei/buc.',
        ru: 'Блоки фундаментные ФБС 24.4.6, лей/шт.',
        price: [1150, 1500],
      },
    ],
    about: [
      {
        ro: [
          'Geometrie exactă, rândurile ies drepte.',
          'Fără fisuri, colțurile întregi.',
          'Material uscat, ținut sub acoperiș.',
          'Din lot proaspăt, avem certificat de calitate.',
        ],
        ru: [
          'Точная геометрия, кладка выходит ровной.',
          'Без трещин, углы целые.',
          'Материал сухой, хранится под навесом.',
          'Из свежей партии, есть сертификат качества.',
        ],
        en: ['Exact geometry, whole corners.', 'Dry material with a quality certificate.'],
      },
      {
        ro: [
          'Descărcăm cu manipulatorul direct pe șantier.',
          'Calculăm gratuit cât trebuie pentru casă sau gard.',
          'Paleții se întorc, banii pentru ei îi restituim.',
          'La o mașină plină facem preț de angro.',
        ],
        ru: [
          'Разгрузка манипулятором прямо на стройке.',
          'Бесплатно посчитаем, сколько нужно на дом или забор.',
          'Поддоны возвратные, деньги за них отдаём.',
          'На полную машину оптовая цена.',
        ],
        en: [
          'We unload with a crane truck on your site.',
          'We work out the quantity for your house free of charge.',
        ],
      },
      {
        ro: [
          'Vindem și cantități mici.',
          'Plata în numerar sau prin transfer, cu factură.',
          'Mostre puteți vedea la depozit, în zilele lucrătoare.',
        ],
        ru: [
          'Продаём и понемногу.',
          'Оплата наличными или перечислением, с накладной.',
          'Образцы можно посмотреть на складе в рабочие дни.',
        ],
      },
    ],
  },
  'ciment-amestecuri': {
    goods: [
      {
        ro: 'Ciment Rezina M400, sac 40 kg',
        ru: 'Цемент Резина М400, мешок 40 кг',
        price: [108, 128],
      },
      {
        ro: 'Ciment M500, sac 40 kg, depozit',
        ru: 'Цемент М500, мешок 40 кг, со склада',
        price: [120, 142],
      },
      {
        ro: 'Adeziv gresie Ceresit CM 11, 25 kg',
        ru: 'Клей для плитки Ceresit CM 11, 25 кг',
        price: [135, 165],
      },
      {
        ro: 'Tencuială de ipsos Knauf Rotband, 30 kg',
        ru: 'Гипсовая штукатурка Knauf Rotband, 30 кг',
        en: 'Knauf Rotband gypsum plaster, 30 kg',
        price: [185, 225],
      },
      {
        ro: 'Glet de finisare Supraten, 20 kg',
        ru: 'Финишная шпаклёвка Supraten, 20 кг',
        price: [150, 195],
      },
      { ro: 'Șapă autonivelantă, sac 25 kg', ru: 'Наливной пол, мешок 25 кг', price: [145, 210] },
      {
        ro: 'Adeziv pentru polistiren, 25 kg',
        ru: 'Клей для пенопласта, 25 кг',
        en: 'Polystyrene adhesive, 25 kg',
        price: [95, 130],
      },
      { ro: 'Var hidratat, sac 20 kg', ru: 'Известь гашёная, мешок 20 кг', price: [75, 98] },
    ],
    about: [
      {
        ro: [
          'Saci întregi, păstrați în depozit uscat.',
          'Lot proaspăt, data fabricării e pe sac.',
          'Fără cocoloașe, se amestecă ușor.',
        ],
        ru: [
          'Мешки целые, склад сухой.',
          'Партия свежая, дата выпуска на мешке.',
          'Без комков, легко замешивается.',
        ],
        en: ['Fresh batch, whole bags from a dry store.', 'No lumps, easy to mix.'],
      },
      {
        ro: [
          'De la un palet în sus oferim reducere.',
          'Prețul este pentru un sac.',
          'Încărcarea la depozit este gratuită.',
          'Vă ajutăm să calculați consumul pe metru pătrat.',
        ],
        ru: [
          'От поддона скидка.',
          'Цена за один мешок.',
          'Погрузка на складе бесплатно.',
          'Поможем посчитать расход на квадратный метр.',
        ],
        en: ['The price is for one bag, discount from a full pallet.'],
      },
      {
        ro: [
          'Aducem acasă în aceeași zi.',
          'Emitem factură fiscală pentru firme.',
          'Ce rămâne în saci nedesfăcuți primim înapoi.',
        ],
        ru: [
          'Привозим в тот же день.',
          'Для фирм налоговая накладная.',
          'Лишние закрытые мешки принимаем обратно.',
        ],
      },
    ],
  },
  'lemn-cherestea': {
    goods: [
      {
        ro: 'Scândură de pin 25 mm, 4 și 6 m, lei/m³',
        ru: 'Доска сосновая 25 мм, 4 и 6 м, лей/м³',
        en: 'Pine boards 25 mm, lei per m³',
        price: [4800, 6400],
      },
      {
        ro: 'Grinzi 100 × 150 pentru acoperiș, lei/m³',
        ru: 'Брус 100 × 150 для крыши, лей/м³',
        price: [5200, 6900],
      },
      { ro: 'Șipcă 30 × 50, lei/m liniar', ru: 'Рейка 30 × 50, лей/пог. м', price: [9, 14] },
      {
        ro: 'OSB-3 12 mm, 1250 × 2500, foaia',
        ru: 'OSB-3 12 мм, 1250 × 2500, лист',
        price: [310, 420],
      },
      {
        ro: 'Placaj de mesteacăn 15 mm, foaia',
        ru: 'Фанера берёзовая 15 мм, лист',
        price: [620, 890],
      },
      {
        ro: 'Lambriu de molid, clasa A, lei/m²',
        ru: 'Вагонка еловая, сорт А, лей/м²',
        price: [190, 290],
      },
      {
        ro: 'Scândură de stejar uscată 50 mm, lei/m³',
        ru: 'Доска дубовая сухая 50 мм, лей/м³',
        price: [14500, 21000],
      },
      {
        ro: 'Grinzi rindeluite din pin pentru foișor, lei/m³',
        ru: 'Строганый брус из сосны для беседки, лей/м³',
        price: [7500, 9800],
      },
    ],
    about: [
      {
        ro: [
          'Lemn fără putregai și fără urme de cari.',
          'Depozitat la umbră, cu șipci între rânduri.',
          'Dimensiuni exacte, verificate cu ruleta la încărcare.',
        ],
        ru: [
          'Дерево без гнили и жучка.',
          'Хранится в тени, на прокладках.',
          'Размеры точные, меряем рулеткой при погрузке.',
        ],
        en: ['No rot, no worm, exact dimensions.', 'Stored in the shade with spacers.'],
      },
      {
        ro: [
          'Tăiem la lungimea de care aveți nevoie.',
          'Volumul se calculează împreună cu dumneavoastră.',
          'La cerere tratăm cu soluție antiseptică.',
          'Avem mereu stoc la depozit.',
        ],
        ru: [
          'Распилим под нужный размер.',
          'Объём считаем вместе с вами.',
          'По желанию обработаем антисептиком.',
          'На складе всегда есть запас.',
        ],
        en: ['We cut to the length you need.'],
      },
      {
        ro: [
          'Transport cu mașină lungă, până la 6 m.',
          'Pentru meșteri, preț aparte.',
          'Veniți, alegeți singuri din stivă.',
        ],
        ru: [
          'Привезём длинномером, до 6 м.',
          'Мастерам отдельная цена.',
          'Приезжайте, выбирайте сами из штабеля.',
        ],
      },
    ],
  },
  acoperisuri: {
    goods: [
      {
        ro: 'Țiglă metalică 0,5 mm, mat, lei/m²',
        ru: 'Металлочерепица 0,5 мм, матовая, лей/м²',
        en: 'Metal roof tiles 0.5 mm, lei per m²',
        price: [145, 205],
      },
      {
        ro: 'Tablă cutată C8, 0,4 mm, lei/m²',
        ru: 'Профнастил С8, 0,4 мм, лей/м²',
        price: [95, 135],
      },
      {
        ro: 'Tablă cutată H35 pentru hală, lei/m²',
        ru: 'Профнастил Н35 для ангара, лей/м²',
        price: [155, 215],
      },
      { ro: 'Șindrilă bituminoasă, lei/m²', ru: 'Битумная черепица, лей/м²', price: [165, 260] },
      { ro: 'Ondulină roșie, foaia', ru: 'Ондулин красный, лист', price: [175, 225] },
      { ro: 'Ardezie 8 valuri, foaia', ru: 'Шифер 8-волновой, лист', price: [145, 190] },
      { ro: 'Țiglă ceramică, lei/m²', ru: 'Черепица керамическая, лей/м²', price: [290, 460] },
      {
        ro: 'Sistem de jgheaburi maro 125/90, lei/m',
        ru: 'Водосточная система коричневая 125/90, лей/м',
        price: [85, 140],
      },
    ],
    about: [
      {
        ro: [
          'Venim cu mostre la dumneavoastră acasă.',
          'Ține bine la grindină și zăpadă.',
          'Garanție de la producător.',
          'Nu ruginește și nu se decolorează, certificat în original.',
        ],
        ru: [
          'Приедем к вам с образцами.',
          'Держит град и снег.',
          'Гарантия производителя.',
          'Не боится сырости и солнца, сертификат в оригинале.',
        ],
        en: ['We bring samples to your home.', 'Manufacturer warranty.'],
      },
      {
        ro: [
          'Măsurăm acoperișul gratuit și facem devizul.',
          'Comanda e gata în 3–5 zile.',
          'Avem și coamă, șuruburi, folie.',
          'La nevoie venim cu echipa de montaj.',
        ],
        ru: [
          'Бесплатный замер крыши и смета.',
          'Заказ готов за 3–5 дней.',
          'Есть конёк, саморезы, плёнка.',
          'При необходимости приедем с бригадой.',
        ],
        en: ['Free measurement and estimate.'],
      },
    ],
  },
  izolatie: {
    goods: [
      {
        ro: 'Polistiren expandat EPS 80, 10 cm, lei/m²',
        ru: 'Пенопласт EPS 80, 10 см, лей/м²',
        price: [98, 135],
      },
      {
        ro: 'Polistiren extrudat XPS 5 cm, lei/m²',
        ru: 'Экструдированный пенополистирол 5 см, лей/м²',
        price: [110, 150],
      },
      {
        ro: 'Vată bazaltică de fațadă 10 cm, lei/m²',
        ru: 'Базальтовая вата фасадная 10 см, лей/м²',
        en: 'Facade stone wool 10 cm, lei per m²',
        price: [195, 265],
      },
      {
        ro: 'Vată minerală Knauf, rulou 100 mm',
        ru: 'Минеральная вата Knauf, рулон 100 мм',
        price: [480, 690],
      },
      {
        ro: 'Vată Rockwool pentru mansardă, lei/m²',
        ru: 'Вата Rockwool для мансарды, лей/м²',
        price: [130, 190],
      },
      { ro: 'Penofol 5 mm, lei/m²', ru: 'Пенофол 5 мм, лей/м²', price: [18, 28] },
      { ro: 'Plăci PIR 50 mm, lei/m²', ru: 'Плиты PIR 50 мм, лей/м²', price: [240, 330] },
    ],
    about: [
      {
        ro: [
          'Densitate reală, nu doar pe hârtie.',
          'Vara răcoare în casă, iarna cald.',
          'După izolare, factura la gaz scade simțitor.',
          'Fără praf și margini rupte.',
        ],
        ru: [
          'Плотность настоящая, а не на бумаге.',
          'Летом в доме прохладно, зимой тепло.',
          'После утепления счёт за газ заметно меньше.',
          'Без крошки и рваных краёв.',
        ],
        en: ['Real density, clean edges.', 'Your gas bill drops noticeably.'],
      },
      {
        ro: [
          'Calculăm cantitatea după planul casei.',
          'Avem și dibluri, plasă, bandă adezivă.',
          'Pentru tot blocul sau toată casa facem reducere.',
          'Aducem cu mașina mare, volumul nu e o problemă.',
        ],
        ru: [
          'Посчитаем количество по плану дома.',
          'Есть дюбели, сетка, клейкая лента.',
          'На целый дом скидка.',
          'Привезём большой машиной, объём не проблема.',
        ],
        en: ['We work out the quantity from your house plan.'],
      },
    ],
  },
  'metal-armatura': {
    goods: [
      {
        ro: 'Armătură A500C Ø12, lei/tonă',
        ru: 'Арматура А500С Ø12, лей/тонна',
        en: 'Rebar A500C Ø12, lei per tonne',
        price: [13800, 16200],
      },
      { ro: 'Armătură Ø8 în colac, lei/kg', ru: 'Арматура Ø8 в бухте, лей/кг', price: [15, 18] },
      {
        ro: 'Țeavă profil 40 × 20 × 2, lei/m',
        ru: 'Профильная труба 40 × 20 × 2, лей/м',
        price: [34, 46],
      },
      {
        ro: 'Țeavă 60 × 60 × 3 pentru stâlpi, lei/m',
        ru: 'Труба 60 × 60 × 3 на столбы, лей/м',
        price: [98, 130],
      },
      { ro: 'Cornier 50 × 50 × 5, lei/m', ru: 'Уголок 50 × 50 × 5, лей/м', price: [68, 92] },
      {
        ro: 'Tablă de oțel 3 mm, foaia 1,25 × 2,5',
        ru: 'Лист стальной 3 мм, 1,25 × 2,5',
        price: [1450, 1850],
      },
      {
        ro: 'Plasă sudată 150 × 150 × 4, foaia',
        ru: 'Сетка сварная 150 × 150 × 4, карта',
        price: [190, 270],
      },
    ],
    about: [
      {
        ro: [
          'Metal curat, fără rugină adâncă.',
          'Greutate cinstită, cântarul e la vedere.',
          'Certificat de la uzină pentru fiecare lot.',
        ],
        ru: [
          'Металл чистый, без глубокой ржавчины.',
          'Вес честный, весы на виду.',
          'Заводской сертификат на каждую партию.',
        ],
        en: ['Clean metal, mill certificate for every batch.', 'Honest weight.'],
      },
      {
        ro: [
          'Tăiem la dimensiunea cerută.',
          'Încărcăm cu macaraua în mașina dumneavoastră.',
          'Vindem și cu bucata, și cu tona.',
          'Prețul se schimbă odată cu bursa, întrebați înainte de a veni.',
        ],
        ru: [
          'Режем в размер.',
          'Грузим краном в вашу машину.',
          'Продаём и поштучно, и тоннами.',
          'Цена зависит от биржи, уточняйте перед приездом.',
        ],
        en: ['We cut to size and load with a crane.'],
      },
      {
        ro: [
          'Lucrăm de luni până sâmbătă, fără pauză.',
          'Plată prin transfer sau numerar.',
          'Pentru fundații facem și carcase la comandă.',
        ],
        ru: [
          'Работаем с понедельника по субботу без перерыва.',
          'Оплата перечислением или наличными.',
          'Для фундаментов вяжем каркасы на заказ.',
        ],
      },
    ],
  },
  'gresie-faianta': {
    goods: [
      {
        ro: 'Gresie porțelanată 60 × 60, imitație marmură, lei/m²',
        ru: 'Керамогранит 60 × 60 под мрамор, лей/м²',
        en: 'Porcelain tiles 60 × 60, marble look, lei per m²',
        price: [240, 420],
      },
      {
        ro: 'Faianță albă 20 × 30 pentru baie, lei/m²',
        ru: 'Плитка белая 20 × 30 для ванной, лей/м²',
        price: [145, 210],
      },
      {
        ro: 'Gresie imitație lemn 20 × 120, lei/m²',
        ru: 'Плитка под дерево 20 × 120, лей/м²',
        price: [310, 460],
      },
      {
        ro: 'Gresie antiderapantă pentru terasă, lei/m²',
        ru: 'Плитка противоскользящая для террасы, лей/м²',
        price: [260, 390],
      },
      {
        ro: 'Rest de faianță Cersanit, 6 m²',
        ru: 'Остаток плитки Cersanit, 6 м²',
        price: [600, 1100],
      },
      {
        ro: 'Mozaic de sticlă pentru bucătărie, foaia',
        ru: 'Мозаика стеклянная для кухни, лист',
        price: [75, 160],
      },
      {
        ro: 'Gresie Kerama Marazzi 40 × 40, lei/m²',
        ru: 'Плитка Kerama Marazzi 40 × 40, лей/м²',
        price: [280, 390],
      },
    ],
    about: [
      {
        ro: [
          'Sortul întâi, plăci calibrate.',
          'Se curăță ușor, nu rămân pete.',
          'Culoarea e aceeași ca în poză, verificat la lumina zilei.',
          'Tot lotul are aceeași nuanță.',
        ],
        ru: [
          'Первый сорт, плитка калиброванная.',
          'Легко моется, пятна не остаются.',
          'Цвет как на фото, проверено при дневном свете.',
          'Вся партия одного тона.',
        ],
        en: ['First grade, one shade in the whole batch.', 'Easy to clean.'],
      },
      {
        ro: [
          'Luați cu 10% mai mult pentru tăieturi.',
          'Cutiile sunt întregi, păstrate la uscat.',
          'Vă dau o mostră s-o potriviți acasă.',
          'Ajut la încărcare.',
        ],
        ru: [
          'Берите с запасом 10% на подрезку.',
          'Коробки целые, хранились в сухом месте.',
          'Дам образец, примерите дома.',
          'Помогу загрузить.',
        ],
        en: ['I can lend you a sample to try at home.'],
      },
    ],
  },
  'parchet-laminat': {
    goods: [
      {
        ro: 'Laminat 33 clasă, 8 mm, stejar deschis, lei/m²',
        ru: 'Ламинат 33 класс, 8 мм, светлый дуб, лей/м²',
        en: 'Laminate class 33, 8 mm, light oak, lei per m²',
        price: [165, 240],
      },
      { ro: 'Laminat Egger 12 mm, lei/m²', ru: 'Ламинат Egger 12 мм, лей/м²', price: [290, 390] },
      {
        ro: 'Parchet din stejar masiv 15 mm, lei/m²',
        ru: 'Паркет дубовый массив 15 мм, лей/м²',
        price: [750, 1250],
      },
      {
        ro: 'Parchet stratificat, frasin, lei/m²',
        ru: 'Паркетная доска, ясень, лей/м²',
        price: [620, 950],
      },
      {
        ro: 'Vinil SPC cu click, lei/m²',
        ru: 'Кварцвинил SPC замковый, лей/м²',
        price: [270, 420],
      },
      { ro: 'Linoleum 3 m lățime, lei/m²', ru: 'Линолеум шириной 3 м, лей/м²', price: [110, 210] },
      {
        ro: 'Rest de laminat, 9 m², după reparație',
        ru: 'Остаток ламината, 9 м², после ремонта',
        price: [900, 1500],
      },
    ],
    about: [
      {
        ro: [
          'Potrivit și pentru pardoseală caldă.',
          'Desen natural, nu arată a plastic.',
          'Rezistă la animale și la jucăriile copiilor.',
          'Îmbinări strânse, fără rosturi.',
        ],
        ru: [
          'Подходит и для тёплого пола.',
          'Рисунок натуральный, не выглядит пластиком.',
          'Выдерживает животных и детские игрушки.',
          'Стыки плотные, без щелей.',
        ],
        en: ['Suitable for underfloor heating.', 'Natural pattern, tight joints.'],
      },
      {
        ro: [
          'Avem și plintă în ton.',
          'Păstrat la cald, nu s-a umflat.',
          'Montajul durează o zi pentru o cameră.',
          'Veniți cu dimensiunile, calculăm împreună.',
        ],
        ru: [
          'Есть плинтус в тон.',
          'Хранится в тепле, влаги не видел.',
          'Комната укладывается за день.',
          'Приходите с размерами, посчитаем вместе.',
        ],
        en: ['Matching skirting boards available.'],
      },
    ],
  },
  'vopsele-lacuri': {
    goods: [
      {
        ro: 'Vopsea lavabilă albă Supraten, 14 kg',
        ru: 'Краска водоэмульсионная белая Supraten, 14 кг',
        price: [420, 590],
      },
      {
        ro: 'Vopsea Caparol de interior, 10 l',
        ru: 'Краска Caparol для стен, 10 л',
        en: 'Caparol interior paint, 10 l',
        price: [890, 1250],
      },
      {
        ro: 'Email alchidic pentru metal și lemn, 2,7 kg',
        ru: 'Эмаль алкидная по металлу и дереву, 2,7 кг',
        price: [240, 330],
      },
      { ro: 'Lac pentru parchet, mat, 5 l', ru: 'Лак паркетный матовый, 5 л', price: [650, 950] },
      {
        ro: 'Lazură pentru lemn, nuc, 2,5 l',
        ru: 'Лазурь для дерева, орех, 2,5 л',
        price: [390, 560],
      },
      {
        ro: 'Grund de adâncime, 10 l',
        ru: 'Грунтовка глубокого проникновения, 10 л',
        price: [150, 230],
      },
      {
        ro: 'Tencuială decorativă „scoarță de copac”, 25 kg',
        ru: 'Декоративная штукатурка «короед», 25 кг',
        price: [520, 750],
      },
    ],
    about: [
      {
        ro: [
          'Bidoane sigilate, termen valabil.',
          'Se aplică ușor, fără dungi.',
          'Consum mic, acoperă bine.',
          'Aproape fără miros.',
        ],
        ru: [
          'Тара запечатана, срок годности в порядке.',
          'Ложится легко, без полос.',
          'Расход небольшой, сохнет быстро.',
          'Почти без запаха.',
        ],
        en: ['Sealed cans, valid date.', 'Easy to apply, low consumption.'],
      },
      {
        ro: [
          'Am cumpărat prea mult pentru reparație.',
          'Sunt mai multe bidoane, le dau și separat.',
          'De la trei bucăți las mai ieftin.',
          'Cu factură, pentru firme prin transfer.',
        ],
        ru: [
          'Купили на ремонт с запасом.',
          'Есть несколько штук, отдам и по одной.',
          'От трёх штук дешевле.',
          'С накладной, фирмам по перечислению.',
        ],
        en: ['Several cans left, also sold one by one.'],
      },
    ],
  },
  'usi-ferestre': {
    goods: [
      {
        ro: 'Ușă metalică de intrare 960 × 2050',
        ru: 'Входная металлическая дверь 960 × 2050',
        en: 'Metal entrance door 960 × 2050',
        price: [3500, 8500],
        attributes: { state: 'new' },
      },
      {
        ro: 'Ușă interioară MDF albă, cu toc',
        ru: 'Межкомнатная дверь МДФ белая, с коробкой',
        price: [1700, 3200],
        attributes: { state: 'new' },
      },
      {
        ro: 'Fereastră PVC 1300 × 1400, termopan',
        ru: 'Окно ПВХ 1300 × 1400, стеклопакет',
        price: [1200, 3900],
      },
      {
        ro: 'Ușă de balcon din PVC, scoasă la reparație',
        ru: 'Балконная дверь ПВХ, снята при ремонте',
        price: [700, 1500],
        attributes: { state: 'used' },
      },
      {
        ro: 'Uși de lemn vechi, din casă sovietică',
        ru: 'Старые деревянные двери из сталинки',
        price: [300, 900],
        attributes: { state: 'used' },
      },
      {
        ro: 'Poartă de garaj secțională 2500 × 2100',
        ru: 'Секционные гаражные ворота 2500 × 2100',
        price: [11500, 19500],
        attributes: { state: 'new' },
      },
      {
        ro: 'Fereastră de mansardă Velux 78 × 118',
        ru: 'Мансардное окно Velux 78 × 118',
        price: [4500, 8500],
      },
    ],
    about: [
      {
        ro: [
          'Balamale solide, se închide fără efort.',
          'Etanș, nu trage curentul.',
          'Feroneria e completă.',
        ],
        ru: [
          'Крепкие петли, закрывается без усилия.',
          'Плотный притвор, не дует.',
          'Фурнитура вся на месте.',
        ],
        en: ['Solid hinges, closes easily.', 'No draught, complete fittings.'],
      },
      {
        ro: [
          'Dimensiunile sunt cu tot cu toc.',
          'Recomand un meșter pentru montaj.',
          'Se transportă ușor cu un microbuz.',
          'Măsurați golul înainte de a cumpăra.',
        ],
        ru: [
          'Размеры указаны вместе с коробкой.',
          'Посоветую мастера на установку.',
          'Поместится в микроавтобус.',
          'Перед покупкой замерьте проём.',
        ],
        en: ['Please measure the opening before you buy.'],
      },
    ],
  },
  sanitare: {
    goods: [
      {
        ro: 'Vas WC compact Cersanit, cu capac lent',
        ru: 'Унитаз-компакт Cersanit, крышка с микролифтом',
        price: [1800, 3200],
        attributes: { state: 'new' },
      },
      {
        ro: 'Cadă acrilică 170 × 70',
        ru: 'Акриловая ванна 170 × 70',
        en: 'Acrylic bathtub 170 × 70',
        price: [1500, 4200],
      },
      {
        ro: 'Cabină de duș 90 × 90, semirotundă',
        ru: 'Душевая кабина 90 × 90, полукруглая',
        price: [2500, 6900],
      },
      { ro: 'Lavoar cu dulap de 60 cm', ru: 'Умывальник с тумбой 60 см', price: [1300, 3900] },
      {
        ro: 'Baterie de bucătărie Grohe',
        ru: 'Смеситель для кухни Grohe',
        en: 'Grohe kitchen tap',
        price: [1200, 3500],
      },
      {
        ro: 'Instalație încastrată Geberit pentru WC',
        ru: 'Инсталляция Geberit для унитаза',
        price: [3200, 4900],
        attributes: { state: 'new' },
      },
      {
        ro: 'Cadă de fontă 150 cm, ridicare de la etaj',
        ru: 'Чугунная ванна 150 см, самовывоз с этажа',
        price: [600, 1500],
        attributes: { state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Fără fisuri și ciobituri.',
          'Nu curge, verificat la presiune.',
          'Suprafață netedă, calcarul se șterge ușor.',
          'Mai are urme de uzură, dar nimic grav.',
        ],
        ru: [
          'Без трещин и сколов.',
          'Не течёт, проверено под давлением.',
          'Гладкая поверхность, налёт легко смывается.',
          'Есть небольшие следы использования, ничего серьёзного.',
        ],
        en: ['No cracks, no leaks.', 'Smooth surface, easy to clean.'],
      },
      {
        ro: [
          'Am greșit dimensiunea, la noi nu încape.',
          'Rămas după reparație, în plus.',
          'Toate piesele de prindere sunt în set.',
          'Se poate lua în orice zi, până la ora 20.',
        ],
        ru: [
          'Ошиблись с размером, у нас не помещается.',
          'Осталось после ремонта, лишнее.',
          'Крепёж в комплекте.',
          'Забрать можно в любой день до 20:00.',
        ],
        en: ['All fittings included.'],
      },
    ],
  },
  'incalzire-cazane': {
    goods: [
      {
        ro: 'Cazan pe gaz Ariston 24 kW, în condensare',
        ru: 'Газовый котёл Ariston 24 кВт, конденсационный',
        en: 'Ariston 24 kW condensing gas boiler',
        price: [8500, 15900],
        attributes: { brand: 'Ariston' },
      },
      {
        ro: 'Cazan pe peleți Kiturami 25 kW',
        ru: 'Пеллетный котёл Kiturami 25 кВт',
        price: [24000, 38000],
        attributes: { brand: 'Kiturami' },
      },
      {
        ro: 'Cazan pe lemne Viadrus U22, fontă',
        ru: 'Котёл на дровах Viadrus U22, чугун',
        price: [9500, 18500],
        attributes: { brand: 'Viadrus' },
      },
      {
        ro: 'Radiator de oțel Kermi 22/500/1000, nou',
        ru: 'Радиатор стальной Kermi 22/500/1000, новый',
        price: [1450, 1950],
        attributes: { brand: 'Kermi', state: 'new' },
      },
      {
        ro: 'Calorifere de fontă, 7 secții',
        ru: 'Чугунные батареи, 7 секций',
        price: [350, 700],
        attributes: { state: 'used' },
      },
      {
        ro: 'Convector electric Nobo 2 kW',
        ru: 'Электрический конвектор Nobo 2 кВт',
        price: [900, 2600],
        attributes: { brand: 'Nobo' },
      },
      {
        ro: 'Pompă de căldură Gree 10 kW, nouă',
        ru: 'Тепловой насос Gree 10 кВт, новый',
        price: [52000, 74000],
        attributes: { brand: 'Gree', state: 'new' },
      },
      { ro: 'Sobă de fontă pentru vilă', ru: 'Чугунная печь для дачи', price: [2500, 6500] },
    ],
    about: [
      {
        ro: [
          'Încălzește bine chiar și la minus 20.',
          'Tehnic totul este în ordine.',
          'Consum economic, potrivit pentru casă.',
          'Folosit două sezoane, curățat după iarnă.',
        ],
        ru: [
          'Греет хорошо даже в минус 20.',
          'Технически всё в порядке.',
          'Экономный расход, для дома то что надо.',
          'Пользовались два сезона, почищено после зимы.',
        ],
        en: ['Heats well even at minus 20.', 'Everything is technically in order.'],
      },
      {
        ro: [
          'Vă ajut la încărcare.',
          'Vă pot recomanda un instalator autorizat.',
          'Se ridică de la mine din curte.',
          'Toate actele tehnice le dau.',
        ],
        ru: [
          'Помогу с погрузкой.',
          'Посоветую лицензированного мастера.',
          'Забирать у меня со двора.',
          'Техпаспорт отдаю.',
        ],
        en: ['I can recommend a certified installer.'],
      },
    ],
  },
  electrice: {
    goods: [
      {
        ro: 'Cablu VVG 3 × 2,5, cupru, lei/m',
        ru: 'Кабель ВВГ 3 × 2,5, медь, лей/м',
        en: 'Copper cable 3 × 2.5, lei per metre',
        price: [22, 29],
      },
      {
        ro: 'Cablu SIP 4 × 16 pentru racord, lei/m',
        ru: 'Кабель СИП 4 × 16 на подключение, лей/м',
        price: [32, 42],
      },
      { ro: 'Automat Schneider 16 A', ru: 'Автомат Schneider 16 А', price: [75, 120] },
      {
        ro: 'Tablou electric 24 module, încastrat',
        ru: 'Щиток электрический на 24 модуля, встроенный',
        price: [390, 690],
      },
      {
        ro: 'Prize și întrerupătoare Legrand, set pentru apartament',
        ru: 'Розетки и выключатели Legrand, комплект на квартиру',
        price: [1800, 3500],
      },
      {
        ro: 'Contor electric trifazat',
        ru: 'Счётчик электрический трёхфазный',
        price: [950, 1700],
      },
      {
        ro: 'Stabilizator de tensiune 5 kW',
        ru: 'Стабилизатор напряжения 5 кВт',
        price: [1900, 3600],
      },
      {
        ro: 'Panouri LED 60 × 60, 40 W',
        ru: 'Светодиодные панели 60 × 60, 40 Вт',
        price: [160, 260],
      },
    ],
    about: [
      {
        ro: [
          'Secțiune și putere reale, conform standardului.',
          'Marfă de la furnizor oficial, cu certificat.',
          'Rămas după electrificarea casei.',
          'Testat înainte de vânzare, funcționează.',
        ],
        ru: [
          'Сечение и мощность честные, по ГОСТу.',
          'Товар от официального поставщика, с сертификатом.',
          'Осталось после проводки в доме.',
          'Проверено перед продажей, работает.',
        ],
        en: ['Honest ratings, with certificate.', 'Tested before sale.'],
      },
      {
        ro: [
          'Montajul doar de electrician, nu riscați.',
          'Avem tot pentru o instalație la cheie.',
          'Dacă luați mai mult, discutăm prețul.',
          'Trimit și în alt raion, cu ruta.',
        ],
        ru: [
          'Подключать лучше с электриком, не рискуйте.',
          'Есть всё для проводки под ключ.',
          'Возьмёте больше, о цене договоримся.',
          'Отправлю в другой район маршруткой.',
        ],
        en: ['A better price for larger quantities.'],
      },
    ],
  },
  'panouri-solare': {
    goods: [
      {
        ro: 'Panou fotovoltaic Longi 550 W',
        ru: 'Солнечная панель Longi 550 Вт',
        en: 'Longi 550 W solar panel',
        price: [1750, 2400],
        attributes: { brand: 'Longi', state: 'new' },
      },
      {
        ro: 'Panou JA Solar 450 W, nou',
        ru: 'Панель JA Solar 450 Вт, новая',
        price: [1500, 2100],
        attributes: { brand: 'JA Solar', state: 'new' },
      },
      {
        ro: 'Invertor hibrid Deye 8 kW',
        ru: 'Гибридный инвертор Deye 8 кВт',
        en: 'Deye 8 kW hybrid inverter',
        price: [27000, 34000],
        attributes: { brand: 'Deye', state: 'new' },
      },
      {
        ro: 'Invertor Huawei 10 kW trifazat',
        ru: 'Инвертор Huawei 10 кВт трёхфазный',
        price: [19500, 27500],
        attributes: { brand: 'Huawei' },
      },
      {
        ro: 'Baterie LiFePO4 Pylontech 5 kWh',
        ru: 'Аккумулятор LiFePO4 Pylontech 5 кВт·ч',
        price: [19500, 26500],
        attributes: { brand: 'Pylontech' },
      },
      {
        ro: 'Set solar de 5 kW pentru casă',
        ru: 'Солнечный комплект 5 кВт для дома',
        price: [62000, 89000],
        attributes: { state: 'new' },
      },
      {
        ro: 'Colector solar cu tuburi vidate, 200 l',
        ru: 'Солнечный коллектор с вакуумными трубками, 200 л',
        price: [9500, 14500],
      },
    ],
    about: [
      {
        ro: [
          'Lucrează stabil și în zilele cu nori.',
          'Garanție de la producător, cu acte.',
          'Bun pentru casă, fermă sau vilă.',
          'Parametrii se văd pe eticheta fabricii.',
        ],
        ru: [
          'Стабильная работа даже в пасмурные дни.',
          'Гарантия производителя, с документами.',
          'Для дома, фермы или дачи.',
          'Параметры на заводской наклейке.',
        ],
        en: ['Works steadily even on cloudy days.', 'Manufacturer warranty with papers.'],
      },
      {
        ro: [
          'Vă ajutăm cu toate actele necesare.',
          'Calculăm stația după factura dumneavoastră.',
          'Echipă proprie de montaj, lucrăm în toată țara.',
          'Se poate plăti în rate.',
        ],
        ru: [
          'Поможем со всеми разрешениями.',
          'Рассчитаем станцию по вашим счетам за свет.',
          'Своя бригада, монтаж по всей стране.',
          'Можно в рассрочку.',
        ],
        en: ['We size the station from your electricity bill.'],
      },
    ],
  },
  'scule-electrice': {
    goods: [
      {
        ro: 'Bormașină cu percuție Bosch GSB 13 RE',
        ru: 'Ударная дрель Bosch GSB 13 RE',
        en: 'Bosch GSB 13 RE impact drill',
        price: [700, 1400],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Rotopercutor Makita HR2470',
        ru: 'Перфоратор Makita HR2470',
        price: [1700, 3200],
        attributes: { brand: 'Makita' },
      },
      {
        ro: 'Flex DeWalt 125 mm',
        ru: 'Болгарка DeWalt 125 мм',
        price: [900, 1800],
        attributes: { brand: 'DeWalt' },
      },
      {
        ro: 'Mașină de înșurubat Makita 18 V, 2 acumulatoare',
        ru: 'Шуруповёрт Makita 18 В, 2 аккумулятора',
        price: [1900, 3700],
        attributes: { brand: 'Makita' },
      },
      {
        ro: 'Fierăstrău circular Bosch GKS 190',
        ru: 'Циркулярная пила Bosch GKS 190',
        price: [1500, 2900],
        attributes: { brand: 'Bosch' },
      },
      {
        ro: 'Aparat de sudură invertor 250 A',
        ru: 'Сварочный инвертор 250 А',
        price: [1300, 2900],
      },
      {
        ro: 'Ciocan demolator 1700 W, nou',
        ru: 'Отбойный молоток 1700 Вт, новый',
        price: [2700, 4200],
        attributes: { state: 'new' },
      },
      {
        ro: 'Rotopercutor Hilti pentru piese',
        ru: 'Перфоратор Hilti на запчасти',
        price: [500, 1200],
        attributes: { brand: 'Hilti', state: 'broken' },
      },
    ],
    about: [
      {
        ro: [
          'Funcționează perfect, puteți încerca pe loc.',
          'Folosit doar acasă, nu pe șantier.',
          'Sculă originală, nu copie.',
          'Valiză și accesorii în set.',
        ],
        ru: [
          'Работает отлично, можно проверить на месте.',
          'Пользовались только дома, не на стройке.',
          'Оригинал, не подделка.',
          'Кейс и принадлежности в комплекте.',
        ],
        en: ['Works perfectly, try it on the spot.', 'Original tool, case included.'],
      },
      {
        ro: [
          'Am terminat construcția casei.',
          'Mi-am luat altă sculă.',
          'Adus din Germania.',
          'La cumpărare dau și câteva consumabile.',
        ],
        ru: [
          'Дом достроил, больше не нужно.',
          'Взял себе другой инструмент.',
          'Привезено из Германии.',
          'При покупке добавлю расходники.',
        ],
        en: ['Brought from Germany.'],
      },
    ],
  },
  'scule-manuale': {
    goods: [
      {
        ro: 'Trusă de chei 108 piese, în valiză',
        ru: 'Набор ключей 108 предметов, в кейсе',
        en: '108-piece socket set in a case',
        price: [750, 1700],
      },
      {
        ro: 'Ciocane, dălți și rindele vechi',
        ru: 'Молотки, стамески и рубанки, старые',
        price: [200, 600],
        attributes: { state: 'used' },
      },
      { ro: 'Nivelă laser cu 12 linii', ru: 'Лазерный уровень, 12 линий', price: [900, 2200] },
      {
        ro: 'Cheie dinamometrică 28–210 Nm',
        ru: 'Динамометрический ключ 28–210 Нм',
        price: [450, 950],
      },
      {
        ro: 'Tăietor de gresie manual 1200 mm',
        ru: 'Плиткорез ручной 1200 мм',
        price: [1100, 2600],
      },
      { ro: 'Menghină de fontă 150 mm', ru: 'Тиски чугунные 150 мм', price: [600, 1500] },
      {
        ro: 'Scară din aluminiu 3 × 9 trepte',
        ru: 'Лестница алюминиевая 3 × 9 ступеней',
        price: [1900, 3200],
      },
      {
        ro: 'Set de șurubelnițe izolate, nou',
        ru: 'Набор отвёрток диэлектрических, новый',
        price: [250, 550],
        attributes: { state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Oțel bun, nu cele de piață.',
          'Nimic rupt, nimic lipsă.',
          'Folosit rar, ținut în garaj uscat.',
          'Comod pentru garaj și pentru meșter.',
        ],
        ru: [
          'Металл хороший, не базарный ширпотреб.',
          'Ничего не сломано, всё на месте.',
          'Пользовались редко, хранилось в сухом гараже.',
          'Удобно и дома, и мастеру.',
        ],
        en: ['Good steel, nothing missing.', 'Handy at home and for a professional.'],
      },
      {
        ro: [
          'Am două la fel, unul e de prisos.',
          'Fac ordine în garaj.',
          'Rămas de la tata, meșter bun.',
          'Se poate vedea în orice seară.',
        ],
        ru: [
          'Лишнее, дома есть такое же.',
          'Разбираю гараж.',
          'Осталось от отца, мастера.',
          'Посмотреть можно любым вечером.',
        ],
        en: ['I am clearing the garage.'],
      },
    ],
  },
  'generatoare-compresoare': {
    goods: [
      {
        ro: 'Generator pe benzină Könner & Söhnen 3 kW',
        ru: 'Бензогенератор Könner & Söhnen 3 кВт',
        en: 'Könner & Söhnen 3 kW petrol generator',
        price: [5500, 9500],
        attributes: { brand: 'Könner & Söhnen' },
      },
      {
        ro: 'Generator diesel 6 kW cu pornire electrică',
        ru: 'Дизельный генератор 6 кВт, электростартер',
        price: [14500, 23500],
      },
      {
        ro: 'Generator invertor Honda EU22i',
        ru: 'Инверторный генератор Honda EU22i',
        price: [14500, 22500],
        attributes: { brand: 'Honda' },
      },
      {
        ro: 'Compresor 50 l, 2 cilindri',
        ru: 'Компрессор 50 л, 2 цилиндра',
        en: '50 l compressor, 2 cylinders',
        price: [2200, 4300],
      },
      {
        ro: 'Compresor fără ulei 24 l, silențios',
        ru: 'Безмасляный компрессор 24 л, тихий',
        price: [1900, 3300],
      },
      {
        ro: 'Compresor 200 l, 380 V, pentru service auto',
        ru: 'Компрессор 200 л, 380 В, для автосервиса',
        price: [8500, 15500],
      },
      {
        ro: 'Motopompă Hyundai pe benzină',
        ru: 'Мотопомпа Hyundai бензиновая',
        price: [2400, 4500],
        attributes: { brand: 'Hyundai' },
      },
    ],
    about: [
      {
        ro: [
          'Pornește din prima, ține sarcina.',
          'Nimic nu curge, garniturile sunt bune.',
          'Puține ore de lucru, funcționează fără probleme.',
          'Cu instrucțiune și accesorii.',
        ],
        ru: [
          'Запускается сразу, нагрузку держит.',
          'Ничего не течёт, прокладки целые.',
          'Мало моточасов, работает без проблем.',
          'С инструкцией и принадлежностями.',
        ],
        en: ['Starts at once and holds the load.', 'Nothing leaks, manual included.'],
      },
      {
        ro: [
          'Luat pentru construcție, acum stă degeaba.',
          'Demonstrez în lucru la fața locului.',
          'Ajut la încărcat în mașină.',
          'Consumabile se găsesc la orice magazin.',
        ],
        ru: [
          'Брали для стройки, теперь стоит без дела.',
          'Покажу в работе на месте.',
          'Помогу загрузить в машину.',
          'Расходники есть в любом магазине.',
        ],
        en: ['I will show it running.'],
      },
    ],
  },
}
