import type { CategoryRecipes } from './recipe.ts'

export const copii: CategoryRecipes = {
  carucioare: {
    goods: [
      {
        ro: 'Cărucior 3 în 1 Anex Sport',
        ru: 'Коляска 3 в 1 Anex Sport',
        en: 'Anex Sport 3-in-1 pram',
        price: [3500, 8500],
        attributes: { brand: 'Anex' },
      },
      {
        ro: 'Cărucior 2 în 1 Adamex',
        ru: 'Коляска 2 в 1 Adamex',
        price: [1900, 4500],
        attributes: { brand: 'Adamex' },
      },
      {
        ro: 'Cărucior sport Yoya, pliere carte',
        ru: 'Прогулочная коляска Yoya, складывается книжкой',
        price: [900, 1900],
        attributes: { brand: 'Yoya' },
      },
      {
        ro: 'Cybex Priam, landou și sport',
        ru: 'Cybex Priam, люлька и прогулка',
        en: 'Cybex Priam, carrycot and seat',
        price: [7500, 15500],
        attributes: { brand: 'Cybex' },
      },
      { ro: 'Cărucior pentru gemeni', ru: 'Коляска для двойни', price: [2500, 6500] },
      {
        ro: 'Cărucior umbrelă Chicco',
        ru: 'Коляска-трость Chicco',
        price: [500, 1300],
        attributes: { brand: 'Chicco' },
      },
      {
        ro: 'Bugaboo Cameleon 3',
        ru: 'Bugaboo Cameleon 3',
        price: [4500, 9500],
        attributes: { brand: 'Bugaboo' },
      },
    ],
    about: [
      {
        ro: [
          'Se pliază ușor, încape în portbagaj.',
          'Roțile merg lin, frâna ține bine.',
          'Textilul spălat și călcat.',
          'Spătarul se lasă în mai multe poziții.',
        ],
        ru: [
          'Легко складывается, входит в багажник.',
          'Колёса мягкие на ходу, тормоз держит.',
          'Текстиль постиран и отпарен.',
          'Спинка опускается в несколько положений.',
        ],
        en: ['Folds easily and fits in the boot.', 'Smooth wheels, the brake holds well.'],
      },
      {
        ro: [
          'Folosit de la un singur copil.',
          'Husă de ploaie și plasă în set.',
          'Coșul de jos întreg, fără rupturi.',
          'Mici zgârieturi pe cadru de la portbagaj.',
        ],
        ru: [
          'Пользовались с одним ребёнком.',
          'Дождевик и сетка в комплекте.',
          'Корзина целая, без дыр.',
          'Мелкие царапины на раме от багажника.',
        ],
        en: ['Used for one child only.', 'Rain cover and net included.'],
      },
      {
        ro: [
          'Copilul merge deja singur.',
          'Ridicare de acasă, blocul are lift.',
          'Înainte de vânzare am uns toate balamalele.',
        ],
        ru: [
          'Ребёнок уже ходит сам.',
          'Самовывоз, в доме есть лифт.',
          'Перед продажей смазали все узлы.',
        ],
      },
    ],
  },
  'scaune-auto': {
    goods: [
      {
        ro: 'Scaun auto Britax Römer 9–18 kg',
        ru: 'Автокресло Britax Römer 9–18 кг',
        price: [900, 2500],
        attributes: { brand: 'Britax Römer' },
      },
      {
        ro: 'Scoică auto Maxi-Cosi 0–13 kg',
        ru: 'Автолюлька Maxi-Cosi 0–13 кг',
        en: 'Maxi-Cosi infant car seat 0–13 kg',
        price: [700, 1900],
        attributes: { brand: 'Maxi-Cosi' },
      },
      {
        ro: 'Scaun auto Cybex Solution 15–36 kg',
        ru: 'Автокресло Cybex Solution 15–36 кг',
        price: [1200, 3200],
        attributes: { brand: 'Cybex' },
      },
      {
        ro: 'Scaun auto rotativ 360°, 0–36 kg',
        ru: 'Автокресло поворотное 360°, 0–36 кг',
        en: '360° rotating car seat, 0–36 kg',
        price: [1700, 3900],
      },
      { ro: 'Înălțător auto 15–36 kg', ru: 'Бустер 15–36 кг', price: [200, 550] },
      {
        ro: 'Joie i-Size, 40–105 cm',
        ru: 'Joie i-Size, 40–105 см',
        price: [1400, 3300],
        attributes: { brand: 'Joie' },
      },
    ],
    about: [
      {
        ro: [
          'Neimplicat în accident, garantez.',
          'Husa se scoate și se spală la mașină.',
          'Fixare sigură, fără joc.',
          'Etichetele de omologare sunt la loc.',
        ],
        ru: [
          'В ДТП не было, ручаюсь.',
          'Чехол снимается и стирается в машинке.',
          'Крепление надёжное.',
          'Наклейки сертификации на месте.',
        ],
        en: ['Never in an accident.', 'The cover is machine-washable.'],
      },
      {
        ro: [
          'Copilul a crescut, trecem la următorul.',
          'Se potrivește la orice mașină.',
          'Folosit doar în mașina bunicilor.',
          'Vă arăt cum se fixează.',
        ],
        ru: [
          'Ребёнок вырос, берём следующее.',
          'Подходит к любой машине.',
          'Пользовались только в машине бабушки.',
          'Покажу, как закрепить.',
        ],
        en: ['I will show you how to fit it.'],
      },
    ],
  },
  'triciclete-trotinete': {
    goods: [
      {
        ro: 'Tricicletă cu mâner și copertină',
        ru: 'Трёхколёсный велосипед с ручкой и козырьком',
        price: [600, 1600],
      },
      {
        ro: 'Trotinetă cu 3 roți luminoase',
        ru: 'Самокат трёхколёсный, светящиеся колёса',
        en: 'Three-wheel scooter with light-up wheels',
        price: [250, 700],
      },
      {
        ro: 'Bicicletă pentru copii 16", cu roți ajutătoare',
        ru: 'Детский велосипед 16", с боковыми колёсами',
        en: 'Kids’ bike 16", with stabilisers',
        price: [700, 1800],
      },
      { ro: 'Bicicletă fără pedale, 2–4 ani', ru: 'Беговел, 2–4 года', price: [350, 1100] },
      {
        ro: 'Mașinuță electrică cu telecomandă',
        ru: 'Детский электромобиль с пультом',
        price: [1500, 4500],
      },
      {
        ro: 'Role reglabile 31–34 cu protecție',
        ru: 'Раздвижные ролики 31–34 с защитой',
        price: [350, 900],
      },
      { ro: 'Trotinetă de cascadorii', ru: 'Трюковой самокат', price: [700, 2200] },
    ],
    about: [
      {
        ro: [
          'Sigur pentru copil, învață repede.',
          'Roți fără joc, se rotesc ușor.',
          'Zgârieturi mici de la căzături, normal pentru copii.',
          'Nu ruginește, a fost ținut în casă.',
        ],
        ru: [
          'Безопасно, ребёнок учится быстро.',
          'Колёса без люфта, крутятся легко.',
          'Мелкие царапины от падений, дети есть дети.',
          'Без ржавчины, хранилось дома.',
        ],
        en: ['Safe, a child learns quickly.', 'Wheels turn smoothly.'],
      },
      {
        ro: [
          'Fiica a crescut.',
          'Am luat ceva mai mare pentru copil.',
          'Se poate încerca în parc, lângă casă.',
          'Bun cadou de ziua copilului.',
        ],
        ru: [
          'Дочка выросла.',
          'Купили побольше, этот вариант свободен.',
          'Можно попробовать в парке возле дома.',
          'Хороший подарок на день рождения.',
        ],
        en: ['You can try it in the park.'],
      },
    ],
  },
  'haine-fete': {
    goods: [
      {
        ro: 'Rochiță de serbare, 5–6 ani',
        ru: 'Нарядное платье, 5–6 лет',
        en: 'Party dress, 5–6 years',
        price: [200, 650],
        attributes: { size: '' },
      },
      {
        ro: 'Geacă de iarnă fetiță, 122 cm',
        ru: 'Зимняя куртка на девочку, 122 см',
        price: [250, 750],
        attributes: { size: '' },
      },
      {
        ro: 'Costum sport roz, 8 ani',
        ru: 'Спортивный костюм розовый, 8 лет',
        price: [150, 400],
        attributes: { size: '', color: 'other' },
      },
      {
        ro: 'Pachet haine fetiță 3–4 ani, 15 piese',
        ru: 'Пакет вещей на девочку 3–4 года, 15 штук',
        price: [350, 800],
        attributes: { size: '', color: '' },
      },
      {
        ro: 'Uniformă școlară: sarafan albastru, 7 ani',
        ru: 'Школьный сарафан синий, 7 лет',
        price: [180, 450],
        attributes: { size: '', color: 'blue' },
      },
      {
        ro: 'Costum de Albă ca Zăpada, 4–5 ani',
        ru: 'Костюм Белоснежки, 4–5 лет',
        price: [200, 500],
        attributes: { size: '', color: 'blue' },
      },
      {
        ro: 'Iie brodată pentru fetiță, 6 ani',
        ru: 'Вышитая национальная блузка на девочку, 6 лет',
        price: [350, 900],
        attributes: { size: '', color: 'white' },
      },
    ],
    about: [
      {
        ro: [
          'Fără pete, cusăturile la loc.',
          'Bumbac moale, nu irită pielea.',
          'Fiica arăta ca o prințesă.',
          'Spălat cu detergent pentru copii.',
        ],
        ru: [
          'Без пятен, швы целые.',
          'Ткань мягкая, кожу не раздражает.',
          'Дочка была как принцесса.',
          'Постирано детским порошком.',
        ],
        en: ['No stains, all seams fine.', 'Soft, does not irritate the skin.'],
      },
      {
        ro: [
          'Am și încălțăminte, întrebați.',
          'Fata crește repede, abia a reușit să poarte.',
          'Măsor lungimea și umerii, dacă doriți.',
          'Scrieți când puteți veni.',
        ],
        ru: [
          'Есть и обувь, спрашивайте.',
          'Растёт быстро, почти не успели поносить.',
          'Измерю длину и плечи, если нужно.',
          'Напишите, когда сможете подъехать.',
        ],
        en: ['She grows so fast.'],
      },
    ],
  },
  'haine-baieti': {
    goods: [
      {
        ro: 'Costum de băiat pentru serbare, 116 cm',
        ru: 'Костюм на мальчика на утренник, 116 см',
        en: 'Boy’s suit, 116 cm',
        price: [300, 850],
        attributes: { size: '' },
      },
      {
        ro: 'Combinezon de iarnă Lenne, 98 cm',
        ru: 'Зимний комбинезон Lenne, 98 см',
        price: [450, 1300],
        attributes: { size: '' },
      },
      {
        ro: 'Blugi și 3 tricouri, 9–10 ani',
        ru: 'Джинсы и 3 футболки, 9–10 лет',
        price: [200, 450],
        attributes: { size: '', color: '' },
      },
      {
        ro: 'Geacă de toamnă albastră, 6 ani',
        ru: 'Осенняя куртка синяя, 6 лет',
        price: [180, 500],
        attributes: { size: '', color: 'blue' },
      },
      {
        ro: 'Cămașă albă școlară, 128 cm',
        ru: 'Белая школьная рубашка, 128 см',
        price: [80, 220],
        attributes: { size: '', color: 'white' },
      },
      {
        ro: 'Pachet haine băiat 1–2 ani',
        ru: 'Пакет вещей на мальчика 1–2 года',
        price: [250, 700],
        attributes: { size: '', color: '' },
      },
      {
        ro: 'Trening Adidas, 140 cm',
        ru: 'Спортивный костюм Adidas, 140 см',
        price: [250, 650],
        attributes: { size: '' },
      },
    ],
    about: [
      {
        ro: [
          'Genunchii întregi, nimic ros.',
          'Culorile nu s-au spălăcit.',
          'Se spală ușor, nu cere călcat.',
          'Fermoare și nasturi la locul lor.',
        ],
        ru: [
          'Нигде не протёрто и не порвано.',
          'Цвет не вылинял.',
          'Легко стирается, гладить почти не надо.',
          'Молнии и пуговицы на месте.',
        ],
        en: ['No holes, colours not faded.', 'Easy to wash.'],
      },
      {
        ro: [
          'Băiatul a crescut peste vară.',
          'Luate din Polonia.',
          'Îmbrăcat de câteva ori, restul în dulap.',
          'Pun un cadou mic la cumpărare.',
        ],
        ru: [
          'Сын вытянулся за лето.',
          'Покупали в Польше.',
          'Надевали несколько раз, в основном лежало.',
          'При покупке положу подарочек.',
        ],
        en: ['My son has outgrown it.'],
      },
    ],
  },
  'haine-bebelusi': {
    goods: [
      {
        ro: 'Body-uri 0–3 luni, 10 bucăți',
        ru: 'Боди 0–3 месяца, 10 штук',
        en: 'Bodysuits 0–3 months, 10 pieces',
        price: [180, 400],
        attributes: { size: '', color: '' },
      },
      {
        ro: 'Plic de externare din maternitate',
        ru: 'Конверт на выписку из роддома',
        price: [250, 750],
        attributes: { size: '' },
      },
      {
        ro: 'Combinezon plușat, 6–9 luni',
        ru: 'Плюшевый комбинезон, 6–9 месяцев',
        price: [180, 500],
        attributes: { size: '' },
      },
      {
        ro: 'Set de botez alb cu cruciuliță brodată',
        ru: 'Крестильный набор белый с вышитым крестиком',
        price: [350, 950],
        attributes: { size: '', color: 'white' },
      },
      {
        ro: 'Salopete și pantalonași, 62–68 cm',
        ru: 'Слипы и ползунки, 62–68 см',
        price: [150, 380],
        attributes: { size: '', color: '' },
      },
      {
        ro: 'Căciulițe și botoșei tricotați manual',
        ru: 'Шапочки и пинетки ручной вязки',
        price: [60, 180],
        attributes: { size: '', color: '' },
      },
      {
        ro: 'Sac de dormit pentru bebeluș',
        ru: 'Спальный мешок для малыша',
        price: [180, 450],
        attributes: { size: '' },
      },
    ],
    about: [
      {
        ro: [
          'Bumbac sută la sută, moale.',
          'Fără etichete aspre și cusături groase.',
          'Se îmbracă ușor, fără lacrimi.',
          'Într-o casă fără fumători și animale.',
        ],
        ru: [
          'Натуральная ткань, мягкая.',
          'Без жёстких бирок и грубых швов.',
          'Надевается легко, без слёз.',
          'В доме не курят, животных нет.',
        ],
        en: ['Soft natural fabric.', 'From a smoke-free home.'],
      },
      {
        ro: [
          'Bebelușul a crescut într-o lună.',
          'Spălat la 60 de grade și călcat.',
          'Pot aduce la maternitate, la înțelegere.',
          'Am mai multe lucrușoare, întrebați.',
        ],
        ru: [
          'Малыш вырос за месяц.',
          'Постирано и отглажено с двух сторон.',
          'Могу подвезти к роддому, договоримся.',
          'Вещичек много, спрашивайте.',
        ],
        en: ['Washed and ironed.'],
      },
    ],
  },
  'incaltaminte-copii': {
    goods: [
      {
        ro: 'Ghetuțe de iarnă Geox, 27',
        ru: 'Зимние ботиночки Geox, 27',
        en: 'Geox winter boots, size 27',
        price: [250, 700],
        attributes: { shoe_size: 27 },
      },
      {
        ro: 'Adidași cu lumini, 30',
        ru: 'Кроссовки со светодиодами, 30',
        price: [180, 450],
        attributes: { shoe_size: 30 },
      },
      {
        ro: 'Sandale ortopedice, 24',
        ru: 'Ортопедические сандалии, 24',
        price: [200, 550],
        attributes: { shoe_size: 24 },
      },
      {
        ro: 'Cizmulițe de cauciuc, 28',
        ru: 'Резиновые сапожки, 28',
        price: [90, 250],
        attributes: { shoe_size: 28 },
      },
      {
        ro: 'Pantofiori lăcuiți negri, 31',
        ru: 'Лаковые чёрные туфельки, 31',
        price: [150, 400],
        attributes: { shoe_size: 31, color: 'black' },
      },
      {
        ro: 'Primii pași, pantofiori de piele, 20',
        ru: 'Пинетки кожаные для первых шагов, 20',
        price: [120, 350],
        attributes: { shoe_size: 20 },
      },
      {
        ro: 'Ghete Superfit Gore-Tex, 33',
        ru: 'Ботинки Superfit Gore-Tex, 33',
        price: [350, 900],
        attributes: { shoe_size: 33 },
      },
    ],
    about: [
      {
        ro: [
          'Călcâi întărit, piciorul stă drept.',
          'Talpă flexibilă, nu alunecă.',
          'Vârful nu e ros.',
          'Se încalță ușor, copilul se descurcă singur.',
        ],
        ru: [
          'Жёсткий задник, стопа держится правильно.',
          'Подошва гибкая, не скользит.',
          'Носочки не сбиты.',
          'Легко обувать.',
        ],
        en: ['Flexible sole, toes not scuffed.', 'Easy to put on.'],
      },
      {
        ro: [
          'Piciorul a crescut peste iarnă.',
          'Folosite într-un singur sezon.',
          'Branțul îl măsor și vă scriu centimetrii.',
          'La două perechi scad prețul.',
        ],
        ru: [
          'Нога выросла за сезон.',
          'Пользовались один сезон.',
          'Стельку измерю, напишу в сантиметрах.',
          'За две пары сделаю дешевле.',
        ],
        en: ['I can measure the insole for you.'],
      },
    ],
  },
  jucarii: {
    goods: [
      {
        ro: 'LEGO City, set cu poliție',
        ru: 'LEGO City, полицейский участок',
        en: 'LEGO City police station',
        price: [350, 1300],
      },
      {
        ro: 'LEGO Technic, mașină cu telecomandă',
        ru: 'LEGO Technic, машина на управлении',
        price: [700, 2200],
      },
      {
        ro: 'Păpuși Barbie cu căsuță',
        ru: 'Куклы Barbie с домиком',
        en: 'Barbie dolls with a house',
        price: [400, 1400],
      },
      {
        ro: 'Cale ferată cu locomotivă și 40 de piese',
        ru: 'Железная дорога с паровозом, 40 деталей',
        price: [250, 800],
      },
      { ro: 'Cuburi de lemn, 100 bucăți', ru: 'Деревянные кубики, 100 штук', price: [150, 380] },
      { ro: 'Bucătărie de jucărie cu veselă', ru: 'Детская кухня с посудкой', price: [350, 1100] },
      {
        ro: 'Covoraș cu arcade pentru bebeluși',
        ru: 'Развивающий коврик с дугами',
        price: [200, 550],
      },
      { ro: 'Ursuleț de pluș de 1 m', ru: 'Плюшевый мишка 1 м', price: [250, 600] },
    ],
    about: [
      {
        ro: [
          'Nimic rupt, totul complet.',
          'Dezinfectat, gata pentru un copil nou.',
          'Material sigur, fără miros.',
          'Ține copilul ocupat ore în șir.',
        ],
        ru: [
          'Ничего не сломано, всё в комплекте.',
          'Продезинфицировано, можно сразу играть.',
          'Безопасный материал, без запаха.',
          'Ребёнок занят часами.',
        ],
        en: ['Nothing broken, nothing missing.', 'Keeps a child busy for hours.'],
      },
      {
        ro: [
          'Copiii au crescut, eliberăm camera.',
          'Primit cadou în două exemplare.',
          'Cutia originală s-a păstrat.',
          'Am și alte jucării, se pot lua împreună.',
        ],
        ru: [
          'Дети выросли, освобождаем комнату.',
          'Подарили два одинаковых.',
          'Родная коробка сохранилась.',
          'Есть и другие игрушки, можно взять вместе.',
        ],
        en: ['The children have grown up.'],
      },
    ],
  },
  'patuturi-mobilier': {
    goods: [
      {
        ro: 'Pătuț din fag 120 × 60, cu saltea',
        ru: 'Кроватка из бука 120 × 60, с матрасом',
        en: 'Beech cot 120 × 60 with mattress',
        price: [900, 2500],
        attributes: { material: 'wood' },
      },
      {
        ro: 'Pătuț cu legănare și sertar, alb',
        ru: 'Кроватка с маятником и ящиком, белая',
        price: [1200, 3200],
        attributes: { material: 'wood', color: 'white' },
      },
      {
        ro: 'Pătuț pliabil de voiaj',
        ru: 'Манеж-кровать дорожная',
        price: [600, 1500],
        attributes: { material: 'fabric' },
      },
      {
        ro: 'Comodă cu masă de înfășat',
        ru: 'Комод с пеленальным столиком',
        price: [900, 2500],
        attributes: { material: 'mdf', color: 'white' },
      },
      {
        ro: 'Birou reglabil pentru școlar',
        ru: 'Регулируемый стол для школьника',
        price: [1200, 3500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Măsuță cu două scăunele din lemn',
        ru: 'Столик и два стульчика из дерева',
        price: [350, 900],
        attributes: { material: 'wood' },
      },
      {
        ro: 'Pat supraetajat pentru copii',
        ru: 'Двухъярусная детская кровать',
        price: [2500, 6500],
        attributes: { material: 'wood' },
      },
    ],
    about: [
      {
        ro: [
          'Stă solid, nu se clatină.',
          'Colțuri rotunjite, vopsea fără miros.',
          'Câteva zgârieturi de la copil, nu se observă.',
          'Se montează într-o jumătate de oră.',
        ],
        ru: [
          'Стоит крепко, не шатается.',
          'Углы скруглены, краска без запаха.',
          'Пара царапин от ребёнка, незаметно.',
          'Собирается за полчаса.',
        ],
        en: ['Solid, does not wobble.', 'Rounded corners, no smell.'],
      },
      {
        ro: [
          'Se dezasamblează, toate șuruburile sunt puse în pachet.',
          'Ajut la cărat până la mașină.',
          'Mutăm copilul în altă cameră.',
          'Instrucțiunea de montaj e la mine.',
        ],
        ru: [
          'Разбирается, весь крепёж в пакете.',
          'Помогу вынести до машины.',
          'Переселяем ребёнка в другую комнату.',
          'Инструкция по сборке сохранилась.',
        ],
        en: ['Comes apart, all screws are in a bag.'],
      },
    ],
  },
  'ingrijire-hranire': {
    goods: [
      {
        ro: 'Scaun de masă Chicco Polly',
        ru: 'Стульчик для кормления Chicco Polly',
        en: 'Chicco Polly high chair',
        price: [700, 1900],
      },
      { ro: 'Sterilizator Philips Avent', ru: 'Стерилизатор Philips Avent', price: [350, 900] },
      {
        ro: 'Pompă de sân electrică Medela',
        ru: 'Молокоотсос электрический Medela',
        price: [600, 2200],
      },
      {
        ro: 'Cădiță cu suport și termometru',
        ru: 'Ванночка с подставкой и термометром',
        price: [200, 480],
      },
      { ro: 'Set biberoane Dr. Brown’s', ru: 'Набор бутылочек Dr. Brown’s', price: [250, 550] },
      {
        ro: 'Monitor video pentru bebeluș',
        ru: 'Видеоняня',
        en: 'Video baby monitor',
        price: [650, 1900],
      },
      { ro: 'Marsupiu ergonomic', ru: 'Эрго-рюкзак', price: [300, 1200] },
    ],
    about: [
      {
        ro: [
          'Spălat și dezinfectat.',
          'Toate piesele sunt în set.',
          'Ne-a ajutat mult în primele luni.',
          'Ușor de curățat.',
        ],
        ru: [
          'Вымыто и продезинфицировано.',
          'Комплект полный.',
          'Очень выручало в первые месяцы.',
          'Легко моется.',
        ],
        en: ['Washed and disinfected, complete set.', 'Easy to clean.'],
      },
      {
        ro: [
          'Bebelușul a crescut.',
          'Instrucțiunea și cutia sunt la mine.',
          'Folosit mai puțin de jumătate de an.',
          'Ne vedem unde vă este comod.',
        ],
        ru: [
          'Малыш вырос.',
          'Инструкция и коробка есть.',
          'Пользовались меньше полугода.',
          'Встретимся, где вам удобно.',
        ],
        en: ['Box and manual included.'],
      },
    ],
  },
  'rechizite-scolare': {
    goods: [
      {
        ro: 'Ghiozdan ortopedic Herlitz, clasa I',
        ru: 'Ортопедический ранец Herlitz, 1 класс',
        en: 'Herlitz school bag for first grade',
        price: [450, 1300],
      },
      { ro: 'Set complet pentru clasa I', ru: 'Полный набор первоклассника', price: [250, 600] },
      { ro: 'Manuale pentru clasa a IX-a', ru: 'Учебники для 9 класса', price: [150, 400] },
      {
        ro: 'Penar cu trei compartimente, plin',
        ru: 'Пенал с тремя отделениями, с наполнением',
        price: [120, 320],
      },
      { ro: 'Caiete 48 file, 20 bucăți', ru: 'Тетради 48 листов, 20 штук', price: [120, 220] },
      {
        ro: 'Acuarele și pensule pentru școala de arte',
        ru: 'Акварель и кисти для художественной школы',
        price: [120, 380],
      },
      {
        ro: 'Calculator științific Casio',
        ru: 'Инженерный калькулятор Casio',
        en: 'Casio scientific calculator',
        price: [180, 420],
      },
      { ro: 'Glob geografic cu iluminare', ru: 'Глобус с подсветкой', price: [250, 600] },
    ],
    about: [
      {
        ro: [
          'Calitate bună, ține tot anul școlar.',
          'Luate pentru 1 septembrie, în plus.',
          'Arată îngrijit, fără mâzgălituri.',
          'Conform listei de la școală.',
        ],
        ru: [
          'Хорошее качество, хватит на весь учебный год.',
          'Покупали к 1 сентября, лишнее.',
          'Вид опрятный, без каракулей.',
          'По списку школы.',
        ],
        en: ['Good quality for the whole school year.', 'Tidy, no scribbles.'],
      },
      {
        ro: [
          'Ne întâlnim lângă liceu sau la gară.',
          'Pentru clase întregi, preț mai mic.',
          'Copilul a trecut la alt program.',
          'La două lucruri, al doilea mai ieftin.',
        ],
        ru: [
          'Встретимся возле лицея или у вокзала.',
          'На класс целиком цена ниже.',
          'Ребёнок перешёл на другую программу.',
          'При покупке двух вещей вторая дешевле.',
        ],
        en: ['A lower price for a whole class.'],
      },
    ],
  },
}
