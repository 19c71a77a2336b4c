import type { CategoryRecipes } from './recipe.ts'

export const sportHobby: CategoryRecipes = {
  'biciclete-adulti': {
    goods: [
      {
        ro: 'Bicicletă de munte Trek Marlin 5, roți 29"',
        ru: 'Горный велосипед Trek Marlin 5, колёса 29"',
        en: 'Trek Marlin 5 mountain bike, 29"',
        price: [5500, 9900],
        attributes: { brand: 'Trek', wheel_in: '29', material: 'metal' },
      },
      {
        ro: 'Cube Aim 27,5", frâne pe disc',
        ru: 'Cube Aim 27,5", дисковые тормоза',
        price: [4500, 8500],
        attributes: { brand: 'Cube', wheel_in: '27.5', material: 'metal' },
      },
      {
        ro: 'Bicicletă de oraș cu coș, 28"',
        ru: 'Городской велосипед с корзиной, 28"',
        en: 'City bike with basket, 28"',
        price: [1900, 4500],
        attributes: { wheel_in: '28', material: 'metal' },
      },
      {
        ro: 'Bicicletă pliabilă, roți 20"',
        ru: 'Складной велосипед, колёса 20"',
        price: [1500, 3900],
        attributes: { wheel_in: '20', material: 'metal' },
      },
      {
        ro: 'Șosea Giant, cadru din aluminiu, 28"',
        ru: 'Шоссейный Giant, алюминиевая рама, 28"',
        price: [5500, 12500],
        attributes: { brand: 'Giant', wheel_in: '28', material: 'metal' },
      },
      {
        ro: 'Bicicletă Ucraina, originală, 28"',
        ru: 'Велосипед «Украина», родной, 28"',
        price: [500, 1300],
        attributes: { brand: 'Ucraina', wheel_in: '28', material: 'metal', state: 'used' },
      },
      {
        ro: 'Merida Big Nine 29", nouă',
        ru: 'Merida Big Nine 29", новый',
        price: [9500, 14500],
        attributes: { brand: 'Merida', wheel_in: '29', material: 'metal', state: 'new' },
      },
      {
        ro: 'Bicicletă germană de damă, 26"',
        ru: 'Немецкий женский велосипед, 26"',
        price: [1700, 3900],
        attributes: { wheel_in: '26', material: 'metal' },
      },
    ],
    about: [
      {
        ro: [
          'Frânele reglate, rulează ușor.',
          'Cadru fără fisuri și lovituri.',
          'Șa comodă, poziție plăcută.',
          'Uzura lanțului e mică, folosită doar vara.',
        ],
        ru: [
          'Тормоза настроены, ход лёгкий.',
          'Рама без трещин и вмятин.',
          'Удобное седло, хорошая посадка.',
          'Износ цепи небольшой, пользовались только летом.',
        ],
        en: ['Brakes set up, rolls easily.', 'Frame without cracks.'],
      },
      {
        ro: [
          'Se poate face o plimbare de probă.',
          'Pentru înălțimea de 165–185 cm.',
          'Dau și lacătul cu cheie.',
          'Am curățat și am uns tot.',
        ],
        ru: [
          'Можно прокатиться на пробу.',
          'На рост 165–185 см.',
          'Отдам и замок с ключом.',
          'Всё почищено и смазано.',
        ],
        en: ['A test ride is welcome.'],
      },
      {
        ro: [
          'O țin în apartament, nu pe balcon.',
          'Vând din lipsă de timp.',
          'Ne vedem în parc, să aveți unde încerca.',
        ],
        ru: [
          'Хранится в квартире, не на улице.',
          'Продаю, нет времени кататься.',
          'Встретимся в парке, будет где прокатиться.',
        ],
      },
    ],
  },
  'biciclete-electrice': {
    goods: [
      {
        ro: 'Bicicletă electrică Haibike, motor Bosch, 27,5"',
        ru: 'Электровелосипед Haibike, мотор Bosch, 27,5"',
        en: 'Haibike electric bike, Bosch motor, 27.5"',
        price: [19500, 38000],
        attributes: { brand: 'Haibike', wheel_in: '27.5', material: 'metal' },
      },
      {
        ro: 'Bicicletă electrică pliabilă 20", 250 W',
        ru: 'Складной электровелосипед 20", 250 Вт',
        price: [7500, 14500],
        attributes: { wheel_in: '20', material: 'metal' },
      },
      {
        ro: 'Engwe EP-2 Pro, roți groase 20"',
        ru: 'Engwe EP-2 Pro, широкие колёса 20"',
        price: [13500, 19500],
        attributes: { brand: 'Engwe', wheel_in: '20', material: 'metal' },
      },
      {
        ro: 'Kalkhoff de oraș, 28"',
        ru: 'Kalkhoff городской, 28"',
        price: [14500, 24500],
        attributes: { brand: 'Kalkhoff', wheel_in: '28', material: 'metal' },
      },
      {
        ro: 'Bicicletă electrică de munte 29", 500 W',
        ru: 'Горный электровелосипед 29", 500 Вт',
        en: 'Electric mountain bike 29", 500 W',
        price: [13500, 26000],
        attributes: { wheel_in: '29', material: 'metal' },
      },
      {
        ro: 'Bicicletă electrică de marfă, 26"',
        ru: 'Грузовой электровелосипед, 26"',
        price: [16500, 29500],
        attributes: { wheel_in: '26', material: 'metal' },
      },
    ],
    about: [
      {
        ro: [
          'Bateria ține 40–60 km, funcționează perfect.',
          'Urcă ușor orice deal.',
          'Motor silențios, pornire lină.',
          'Folosită pentru livrări, întreținută la timp.',
        ],
        ru: [
          'Запас хода 40–60 км, всё работает отлично.',
          'Легко берёт любые подъёмы.',
          'Тихий мотор, плавный старт.',
          'Пользовались для курьерской работы, обслуживание вовремя.',
        ],
        en: ['Range 40–60 km, works very well.', 'Quiet motor, easy on hills.'],
      },
      {
        ro: [
          'Încărcătorul original în set.',
          'Bateria se scoate și se încarcă acasă.',
          'Se poate proba pe teren.',
          'Nu cere permis sau înmatriculare.',
        ],
        ru: [
          'Родное зарядное в комплекте.',
          'Аккумулятор снимается, заряжается дома.',
          'Можно прокатиться.',
          'Права и номер не нужны.',
        ],
        en: ['Original charger included, battery is removable.'],
      },
    ],
  },
  'piese-biciclete': {
    goods: [
      { ro: 'Casetă Shimano 9 viteze', ru: 'Кассета Shimano на 9 скоростей', price: [350, 700] },
      {
        ro: 'Set de frâne pe disc hidraulice',
        ru: 'Гидравлические дисковые тормоза, комплект',
        en: 'Hydraulic disc brakes, set',
        price: [900, 2200],
      },
      {
        ro: 'Cauciucuri 29" Schwalbe, pereche',
        ru: 'Покрышки Schwalbe 29", пара',
        price: [450, 1200],
      },
      { ro: 'Furcă RockShox 27,5"', ru: 'Вилка RockShox 27,5"', price: [1900, 4500] },
      {
        ro: 'Cască de bicicletă cu lumină',
        ru: 'Велошлем с фонарём',
        en: 'Bike helmet with light',
        price: [250, 900],
      },
      { ro: 'Scaun de bicicletă pentru copil', ru: 'Велокресло для ребёнка', price: [450, 1400] },
      { ro: 'Roți de șosea 28", pereche', ru: 'Колёса шоссейные 28", пара', price: [1200, 3500] },
      {
        ro: 'Portbagaj auto pentru 3 biciclete',
        ru: 'Автобагажник на 3 велосипеда',
        price: [700, 2200],
      },
    ],
    about: [
      {
        ro: [
          'Marcă originală, nu copie.',
          'Fără joc și fără lovituri.',
          'Puțin folosit, scos de pe un proiect.',
          'Se montează ușor, cu scule obișnuite.',
        ],
        ru: [
          'Фирменная вещь, не подделка.',
          'Без люфтов и ударов.',
          'Пользовались мало, снято с проекта.',
          'Ставится обычным инструментом.',
        ],
        en: ['Original brand, no play.', 'Fits with ordinary tools.'],
      },
      {
        ro: [
          'Am vândut bicicleta, au rămas accesoriile.',
          'Verificați compatibilitatea înainte.',
          'Poate veni și meșterul la probă.',
          'Dau sfat la montare.',
        ],
        ru: [
          'Велосипед продал, остались аксессуары.',
          'Перед покупкой проверьте совместимость.',
          'Можно прийти с мастером.',
          'Подскажу, как поставить.',
        ],
        en: ['Please check that it fits your bike.'],
      },
    ],
  },
  fitness: {
    goods: [
      {
        ro: 'Bandă de alergare electrică',
        ru: 'Электрическая беговая дорожка',
        en: 'Electric treadmill',
        price: [4500, 14500],
      },
      { ro: 'Gantere reglabile 2 × 20 kg', ru: 'Разборные гантели 2 × 20 кг', price: [1200, 2500] },
      {
        ro: 'Bicicletă eliptică Kettler',
        ru: 'Эллиптический тренажёр Kettler',
        price: [3500, 9500],
        attributes: { brand: 'Kettler' },
      },
      {
        ro: 'Bară olimpică și discuri, 100 kg',
        ru: 'Олимпийский гриф и блины, 100 кг',
        en: 'Olympic bar and plates, 100 kg',
        price: [5500, 11500],
      },
      {
        ro: 'Bancă pentru presă, reglabilă',
        ru: 'Скамья для жима, регулируемая',
        price: [1200, 3500],
      },
      {
        ro: 'Mașină multifuncțională de acasă',
        ru: 'Домашняя силовая станция',
        price: [7500, 19500],
      },
      { ro: 'Sac de box și mănuși', ru: 'Боксёрский мешок и перчатки', price: [600, 1900] },
      { ro: 'Bicicletă de cameră magnetică', ru: 'Велотренажёр магнитный', price: [2200, 5500] },
    ],
    about: [
      {
        ro: [
          'Solid, ține greutăți mari.',
          'Ocupă puțin loc în cameră.',
          'Folosit cam de zece ori după Anul Nou.',
          'Fără rugină, curat.',
        ],
        ru: [
          'Надёжно, выдерживает большие нагрузки.',
          'Занимает мало места.',
          'Пользовались раз десять после Нового года.',
          'Без ржавчины, вид опрятный.',
        ],
        en: ['Sturdy, takes little space.', 'No rust.'],
      },
      {
        ro: [
          'Merg acum la sală.',
          'Se ridică de la mine, etajul întâi.',
          'Pentru antrenament acasă, fără abonament.',
          'Trimit poze din toate părțile.',
        ],
        ru: [
          'Теперь хожу в зал.',
          'Самовывоз, первый этаж.',
          'Для тренировок дома, без абонемента.',
          'Пришлю фото со всех сторон.',
        ],
        en: ['Pick-up from the ground floor.'],
      },
    ],
  },
  'schi-snowboard': {
    goods: [
      {
        ro: 'Schiuri Atomic 165 cm cu legături',
        ru: 'Лыжи Atomic 165 см с креплениями',
        en: 'Atomic skis 165 cm with bindings',
        price: [1900, 4900],
        attributes: { brand: 'Atomic' },
      },
      {
        ro: 'Snowboard Burton 155 cm',
        ru: 'Сноуборд Burton 155 см',
        en: 'Burton snowboard 155 cm',
        price: [2200, 5500],
        attributes: { brand: 'Burton' },
      },
      {
        ro: 'Clăpari Salomon 27,5',
        ru: 'Ботинки горнолыжные Salomon 27,5',
        price: [900, 2500],
        attributes: { brand: 'Salomon' },
      },
      {
        ro: 'Schiuri pentru copii Rossignol 120 cm',
        ru: 'Детские лыжи Rossignol 120 см',
        price: [800, 1900],
        attributes: { brand: 'Rossignol' },
      },
      { ro: 'Costum de schi de damă, M', ru: 'Женский горнолыжный костюм, M', price: [900, 2800] },
      { ro: 'Cască cu ochelari de schi', ru: 'Шлем с горнолыжной маской', price: [500, 1500] },
      {
        ro: 'Patine Bauer, mărimea 42',
        ru: 'Коньки Bauer, размер 42',
        price: [500, 1400],
        attributes: { brand: 'Bauer' },
      },
    ],
    about: [
      {
        ro: [
          'Pregătit pentru sezon.',
          'Fără deteriorări serioase.',
          'Folosit două săptămâni pe an, la Bukovel.',
          'Arată bine, nimic rupt.',
        ],
        ru: [
          'К сезону готово.',
          'Серьёзных повреждений нет.',
          'Пользовались две недели в год, в Буковеле.',
          'Вид хороший, ничего не порвано.',
        ],
        en: ['Ready for the season.', 'No serious damage.'],
      },
      {
        ro: [
          'Nu mai mergem la munte, vindem.',
          'Se poate proba acasă.',
          'Dau și husa, dacă vreți.',
          'Adus din Austria.',
        ],
        ru: [
          'В горы больше не ездим.',
          'Примерить можно дома.',
          'Отдам и чехол, если хотите.',
          'Привезено из Австрии.',
        ],
        en: ['Brought from Austria.'],
      },
    ],
  },
  'pescuit-vanatoare': {
    goods: [
      {
        ro: 'Lansetă feeder 3,60 m cu mulinetă Shimano',
        ru: 'Фидер 3,60 м с катушкой Shimano',
        en: 'Feeder rod 3.6 m with Shimano reel',
        price: [900, 2700],
      },
      {
        ro: 'Set crap: 2 lansete, suport, avertizori',
        ru: 'Карповый набор: 2 удилища, подставка, сигнализаторы',
        price: [2500, 6500],
      },
      {
        ro: 'Barcă gonflabilă Kolibri K280',
        ru: 'Надувная лодка Kolibri K280',
        price: [5500, 10500],
      },
      { ro: 'Cort și scaun de pescuit', ru: 'Палатка и кресло для рыбалки', price: [1200, 3500] },
      {
        ro: 'Sonar Deeper PRO+',
        ru: 'Эхолот Deeper PRO+',
        en: 'Deeper PRO+ fish finder',
        price: [1900, 3500],
      },
      { ro: 'Cizme de vânător, 43', ru: 'Охотничьи сапоги, 43', price: [450, 1200] },
      {
        ro: 'Binoclu 10 × 50 pentru vânătoare',
        ru: 'Бинокль 10 × 50 для охоты',
        price: [600, 1900],
      },
      { ro: 'Cameră de vânătoare cu senzor', ru: 'Фотоловушка с датчиком', price: [700, 1800] },
    ],
    about: [
      {
        ro: [
          'Verificat pe baltă, totul e în ordine.',
          'Rezistă la ploaie și noroi.',
          'Puțin folosit, păstrat la uscat.',
          'Bun pentru Nistru și pentru lacuri.',
        ],
        ru: [
          'Проверено на водоёме, всё работает.',
          'Дождь и грязь выдерживает.',
          'Пользовались мало, хранилось в сухом месте.',
          'Для Днестра и для прудов.',
        ],
        en: ['Tested by the water, everything works.', 'Good for the Nistru and the lakes.'],
      },
      {
        ro: [
          'Nu mai am timp de pescuit și vânătoare.',
          'Se poate vedea în orice weekend.',
          'Pun pe deasupra câteva nimicuri utile.',
          'Din colecția unui pescar vechi.',
        ],
        ru: [
          'На рыбалку и охоту времени нет.',
          'Посмотреть можно в выходные.',
          'Сверху добавлю полезные мелочи.',
          'Из запасов опытного рыбака.',
        ],
        en: ['I no longer have time for it.'],
      },
    ],
  },
  'camping-turism': {
    goods: [
      {
        ro: 'Cort pentru 4 persoane, impermeabil',
        ru: 'Палатка четырёхместная, непромокаемая',
        en: 'Waterproof 4-person tent',
        price: [900, 2900],
      },
      { ro: 'Sac de dormit până la −5°', ru: 'Спальник до −5°', price: [350, 1100] },
      {
        ro: 'Rucsac de munte Deuter 60 l',
        ru: 'Рюкзак Deuter 60 л',
        en: 'Deuter 60 l backpack',
        price: [1200, 2900],
      },
      { ro: 'Masă pliantă cu 4 scaune', ru: 'Складной стол с 4 стульями', price: [700, 1700] },
      { ro: 'Grătar portabil din inox', ru: 'Мангал переносной из нержавейки', price: [450, 1300] },
      { ro: 'Saltea gonflabilă dublă', ru: 'Двуспальный надувной матрас', price: [400, 950] },
      {
        ro: 'Frigider auto cu compresor, 35 l',
        ru: 'Автохолодильник компрессорный, 35 л',
        price: [3500, 7900],
      },
      {
        ro: 'Ceaun tuci de 8 l cu trepied',
        ru: 'Казан чугунный 8 л с треногой',
        price: [650, 1400],
      },
    ],
    about: [
      {
        ro: [
          'Ocupă puțin loc în portbagaj.',
          'Nimic rupt, verificat înainte de vânzare.',
          'Folosit de două ori, pe Nistru.',
          'Bun pentru vacanță cu familia.',
        ],
        ru: [
          'Занимает мало места в багажнике.',
          'Всё целое, проверено перед продажей.',
          'Пользовались два раза, на Днестре.',
          'Для отдыха с семьёй то что надо.',
        ],
        en: ['Small enough for the boot.', 'Nothing broken.'],
      },
      {
        ro: [
          'Vindem înainte de sezon.',
          'Am cumpărat ceva mai mare.',
          'Are toate piesele, am numărat.',
          'Ridicare după ora 19.',
        ],
        ru: [
          'Распродаём лишнее перед сезоном.',
          'Взяли побольше.',
          'Всё в наличии, пересчитано.',
          'Забирать после 19:00.',
        ],
        en: ['All parts are there.'],
      },
    ],
  },
  'instrumente-muzicale': {
    goods: [
      {
        ro: 'Chitară clasică Yamaha C40',
        ru: 'Классическая гитара Yamaha C40',
        en: 'Yamaha C40 classical guitar',
        price: [1500, 2900],
        attributes: { brand: 'Yamaha' },
      },
      {
        ro: 'Sintetizator Casio CT-S300',
        ru: 'Синтезатор Casio CT-S300',
        price: [2500, 4500],
        attributes: { brand: 'Casio' },
      },
      {
        ro: 'Pian Petrof, mahon',
        ru: 'Пианино Petrof, красное дерево',
        price: [4500, 19500],
        attributes: { brand: 'Petrof', state: 'used' },
      },
      {
        ro: 'Acordeon Weltmeister 80 de bași',
        ru: 'Аккордеон Weltmeister 80 басов',
        en: 'Weltmeister accordion, 80 bass',
        price: [5500, 14500],
        attributes: { brand: 'Weltmeister', state: 'used' },
      },
      { ro: 'Vioară 4/4 cu toc', ru: 'Скрипка 4/4 с футляром', price: [1500, 6500] },
      { ro: 'Nai de maestru, prun', ru: 'Най мастеровой, из сливы', price: [1200, 3500] },
      {
        ro: 'Tobe Roland electronice',
        ru: 'Электронная ударная установка Roland',
        price: [9500, 24500],
        attributes: { brand: 'Roland' },
      },
      {
        ro: 'Chitară electrică Ibanez',
        ru: 'Электрогитара Ibanez',
        price: [3500, 7900],
        attributes: { brand: 'Ibanez' },
      },
    ],
    about: [
      {
        ro: [
          'Sună frumos, funcționează fără probleme.',
          'Sunet curat și cald.',
          'Corpul fără fisuri.',
          'Potrivit pentru elevi și pentru concert.',
        ],
        ru: [
          'Звучание хорошее, работает без проблем.',
          'Звук чистый, тёплый.',
          'Корпус без трещин.',
          'Для ученика и для сцены.',
        ],
        en: ['Beautiful sound, works perfectly.', 'No cracks.'],
      },
      {
        ro: [
          'Copilul a absolvit școala de muzică.',
          'Veniți și cântați liniștit, fără grabă.',
          'Un profesor de muzică a verificat.',
          'Ajut începătorii cu un sfat.',
        ],
        ru: [
          'Ребёнок закончил музыкальную школу.',
          'Приезжайте, поиграйте спокойно.',
          'Преподаватель смотрел, всё хорошо.',
          'Помогу советом начинающему.',
        ],
        en: ['You are welcome to come and play.'],
      },
    ],
  },
  carti: {
    goods: [
      {
        ro: 'Mihai Eminescu, opere complete',
        ru: 'Михай Эминеску, собрание сочинений, на румынском',
        price: [200, 700],
      },
      {
        ro: 'Harry Potter, toate 7 volumele',
        ru: 'Гарри Поттер, все 7 томов',
        en: 'Harry Potter, all 7 volumes',
        price: [700, 1600],
      },
      {
        ro: 'Manuale pentru bacalaureat, set',
        ru: 'Учебники для подготовки к БАКу',
        price: [150, 450],
      },
      { ro: 'Enciclopedie pentru copii', ru: 'Энциклопедия для детей', price: [120, 380] },
      {
        ro: 'Cărți în engleză, nivel B2',
        ru: 'Книги на английском, уровень B2',
        en: 'English readers, level B2',
        price: [60, 180],
      },
      { ro: 'Dostoievski, 10 volume', ru: 'Достоевский, 10 томов', price: [350, 900] },
      { ro: 'Ion Druță, volume alese', ru: 'Ион Друцэ, избранное', price: [80, 250] },
      {
        ro: 'Colecție de cărți de bucate, 15 bucăți',
        ru: 'Кулинарные книги, 15 штук',
        price: [200, 550],
      },
    ],
    about: [
      {
        ro: [
          'Pagini curate, fără notițe.',
          'Coperta întreagă.',
          'Stare bună, folosit cu grijă.',
          'Literele se citesc ușor.',
        ],
        ru: [
          'Страницы чистые, без пометок.',
          'Обложка целая.',
          'Состояние хорошее, пользовались бережно.',
          'Шрифт читается легко.',
        ],
        en: ['Clean pages, no notes.', 'Cover is intact.'],
      },
      {
        ro: [
          'Eliberez biblioteca de acasă.',
          'Trimit în orice raion prin poștă.',
          'Alte titluri vă scriu la cerere.',
          'La cinci cărți, a șasea cadou.',
        ],
        ru: [
          'Освобождаю домашнюю библиотеку.',
          'Отправлю почтой в любой район.',
          'Список других книг пришлю.',
          'При покупке пяти шестая в подарок.',
        ],
        en: ['I can post them to any district.'],
      },
    ],
  },
  antichitati: {
    goods: [
      {
        ro: 'Samovar pe cărbuni, Tula',
        ru: 'Самовар угольный, Тула',
        en: 'Charcoal samovar, Tula',
        price: [1500, 6500],
      },
      {
        ro: 'Pendulă de perete Junghans',
        ru: 'Настенные часы Junghans с боем',
        price: [2500, 8500],
      },
      {
        ro: 'Covor basarabean vechi, lână',
        ru: 'Старинный бессарабский ковёр, шерсть',
        en: 'Old Bessarabian wool carpet',
        price: [2500, 14500],
      },
      {
        ro: 'Mașină de cusut Singer, cu picior',
        ru: 'Швейная машина Singer ножная',
        price: [1200, 3500],
      },
      { ro: 'Serviciu de porțelan LFZ', ru: 'Сервиз фарфоровый ЛФЗ', price: [900, 3900] },
      { ro: 'Ladă de zestre pictată', ru: 'Сундук расписной для приданого', price: [1500, 6500] },
      {
        ro: 'Patefon în valiză, cu plăci',
        ru: 'Патефон в чемодане, с пластинками',
        price: [1700, 4500],
      },
      { ro: 'Icoană veche pe lemn', ru: 'Старинная икона на дереве', price: [2500, 19500] },
    ],
    about: [
      {
        ro: [
          'Piesă autentică, nu copie.',
          'Stare bună pentru vârsta ei.',
          'Fără restaurare, așa cum a fost.',
          'Se potrivește într-un interior clasic.',
        ],
        ru: [
          'Подлинник, не новодел.',
          'Сохранность хорошая для своих лет.',
          'Реставрации не было.',
          'Украсит классический интерьер.',
        ],
        en: ['Authentic, not restored.', 'Good condition for its age.'],
      },
      {
        ro: [
          'A fost a bunicilor, din Soroca.',
          'Piesă rară, ieftin nu o dau.',
          'Aștept un colecționar.',
          'Expertiză la fața locului e binevenită.',
        ],
        ru: [
          'Досталось от бабушки, из Сорок.',
          'Дёшево не отдам, вещь редкая.',
          'Ищу коллекционера.',
          'Экспертиза на месте приветствуется.',
        ],
        en: ['It was my grandparents’, from Soroca.'],
      },
    ],
  },
  'monede-bancnote': {
    goods: [
      {
        ro: 'Ruble jubiliare URSS, 20 bucăți',
        ru: 'Юбилейные рубли СССР, 20 штук',
        en: 'USSR commemorative roubles, 20 pieces',
        price: [400, 1200],
      },
      { ro: 'Bancnotă de 200 lei din 1992', ru: 'Банкнота 200 лей 1992 года', price: [150, 500] },
      {
        ro: 'Monedă de argint BNM, 100 lei',
        ru: 'Серебряная монета НБМ, 100 лей',
        en: 'Moldovan silver coin, 100 lei',
        price: [900, 2500],
      },
      {
        ro: 'Cupoane moldovenești 1992, set',
        ru: 'Молдавские купоны 1992, набор',
        price: [200, 600],
      },
      {
        ro: 'Taler din argint 1780, Maria Tereza',
        ru: 'Талер серебряный 1780, Мария Терезия',
        price: [900, 2200],
      },
      {
        ro: 'Bani românești 1940–1947, 15 bucăți',
        ru: 'Румынские деньги 1940–1947, 15 штук',
        price: [250, 700],
      },
      { ro: 'Album cu monede din euro', ru: 'Альбом с монетами евро', price: [500, 1700] },
      { ro: 'Copeici țariste, 30 bucăți', ru: 'Царские копейки, 30 штук', price: [450, 1500] },
    ],
    about: [
      {
        ro: [
          'Stare bună, se citește anul.',
          'Nu au fost curățate cu chimicale.',
          'Fiecare piesă în capsulă sau plic.',
          'Autenticitatea se poate verifica pe loc.',
        ],
        ru: [
          'Состояние хорошее, год читается.',
          'Химией не чистились.',
          'Хранится в альбоме или капсуле.',
          'Подлинность проверить можно на месте.',
        ],
        en: ['Good condition, the year is readable.', 'Never chemically cleaned.'],
      },
      {
        ro: [
          'Din colecția tatălui, adunată ani.',
          'Schimb cu alte monede, scrieți ce aveți.',
          'Trimit poze clare, față și verso.',
          'Întâlnire la bancă, mai sigur pentru ambii.',
        ],
        ru: [
          'Из коллекции отца, собирал годами.',
          'Обмен на другое, пишите, что есть.',
          'Пришлю чёткие фото с двух сторон.',
          'Встреча у банка, так спокойнее обоим.',
        ],
        en: ['From my father’s collection.'],
      },
    ],
  },
  'jocuri-de-masa': {
    goods: [
      {
        ro: 'Monopoly, versiune română',
        ru: 'Monopoly, румынская версия',
        en: 'Monopoly, Romanian edition',
        price: [200, 480],
      },
      { ro: 'Catan, ediție completă', ru: 'Catan, полное издание', price: [400, 800] },
      { ro: 'Alias pentru petrecere', ru: 'Alias для вечеринки', price: [200, 400] },
      {
        ro: 'Șah din lemn, tablă pliantă',
        ru: 'Шахматы деревянные, складная доска',
        en: 'Wooden chess, folding board',
        price: [180, 700],
      },
      { ro: 'Table lucrate manual', ru: 'Нарды ручной работы', price: [450, 1900] },
      { ro: 'Dixit cu extensie', ru: 'Dixit с дополнением', price: [350, 800] },
      { ro: 'UNO și alte 3 jocuri', ru: 'UNO и ещё 3 игры', price: [200, 450] },
      { ro: 'Puzzle 1000 de piese', ru: 'Пазл 1000 деталей', price: [100, 320] },
    ],
    about: [
      {
        ro: [
          'Complet, am verificat fiecare piesă.',
          'Pe înțelesul copiilor și al adulților.',
          'Folosit de câteva ori, cutia e întreagă.',
          'Bun pentru seri de familie.',
        ],
        ru: [
          'Всё в комплекте, детали пересчитаны.',
          'Понятно и детям, и взрослым.',
          'Пользовались несколько раз, углы целые.',
          'Для вечеров в кругу семьи.',
        ],
        en: ['Complete, every piece checked.', 'Good for family evenings.'],
      },
      {
        ro: [
          'Avem multe jocuri acasă, stă pe raft.',
          'Cadou bun pentru un prieten.',
          'Ne vedem unde vă este comod.',
          'La două jocuri, reducere.',
        ],
        ru: [
          'Дома много игр, эта стоит на полке.',
          'Хороший подарок другу.',
          'Встретимся, где вам удобно.',
          'За две позиции скидка.',
        ],
        en: ['A good gift for a friend.'],
      },
    ],
  },
}
