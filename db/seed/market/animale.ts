import type { CategoryRecipes } from './recipe.ts'

export const animale: CategoryRecipes = {
  caini: {
    goods: [
      {
        ro: 'Cățeluși de ciobănesc german',
        ru: 'Щенки немецкой овчарки',
        en: 'German Shepherd puppies',
        price: [2500, 6500],
        attributes: { breed: 'Ciobănesc german', age_months: 2, sex: '' },
      },
      {
        ro: 'Pui de Yorkshire terrier mini',
        ru: 'Щенок йоркширского терьера, мини',
        price: [4000, 9000],
        attributes: { breed: 'Yorkshire terrier', age_months: 3 },
      },
      {
        ro: 'Labrador retriever, băiețel',
        ru: 'Лабрадор-ретривер, мальчик',
        en: 'Labrador retriever, male puppy',
        price: [3000, 8000],
        attributes: { breed: 'Labrador retriever', age_months: 3, sex: 'male' },
      },
      {
        ro: 'Pomeranian, fetiță, portocalie',
        ru: 'Померанский шпиц, девочка, рыжая',
        price: [6000, 14000],
        attributes: { breed: 'Pomeranian', age_months: 4, sex: 'female' },
      },
      {
        ro: 'Pui de ciobănesc caucazian',
        ru: 'Щенки кавказской овчарки',
        price: [2500, 6000],
        attributes: { breed: 'Ciobănesc caucazian', age_months: 2, sex: '' },
      },
      {
        ro: 'Husky siberian cu ochi albaștri',
        ru: 'Сибирский хаски с голубыми глазами',
        price: [2500, 6500],
        attributes: { breed: 'Husky siberian', age_months: 4 },
      },
      {
        ro: 'Cățeluș metis, gratis în mâini bune',
        ru: 'Щенок-метис, даром в добрые руки',
        price: [0, 0],
        attributes: { breed: 'Metis', age_months: 2 },
      },
      {
        ro: 'Bichon maltez, pui',
        ru: 'Щенок мальтезе',
        price: [4500, 9500],
        attributes: { breed: 'Bichon maltez', age_months: 2 },
      },
    ],
    about: [
      {
        ro: [
          'Mănâncă deja de toate, fire jucăușă și blândă.',
          'Creștere în casă, alături de copii.',
          'Părinții pot fi văzuți la noi.',
          'Deparazitare făcută, prima vaccinare conform vârstei.',
        ],
        ru: [
          'Питание самостоятельное, характер игривый и ласковый.',
          'Живём в доме, рядом с детьми.',
          'Маму можно увидеть у нас.',
          'Глистогонили, первая прививка по возрасту.',
        ],
        en: ['Raised in the house with children.', 'Wormed, first vaccine given according to age.'],
      },
      {
        ro: [
          'Are carnet veterinar.',
          'Caut stăpâni responsabili, nu lanț.',
          'Vă sfătuiesc cu hrana și dresajul.',
          'Învață repede unde e toaleta.',
        ],
        ru: [
          'Ветпаспорт есть.',
          'Ищем ответственных хозяев, не на цепь.',
          'Помогу советом по корму и воспитанию.',
          'К пелёнке приучаем.',
        ],
        en: ['Looking for responsible owners.'],
      },
    ],
  },
  pisici: {
    goods: [
      {
        ro: 'Pui de British Shorthair, gri',
        ru: 'Британские котята, серые',
        en: 'British Shorthair kittens, grey',
        price: [1500, 4000],
        attributes: { breed: 'British Shorthair', age_months: 2, sex: '' },
      },
      {
        ro: 'Scottish Fold, fetiță',
        ru: 'Шотландская вислоухая, девочка',
        price: [2000, 4500],
        attributes: { breed: 'Scottish Fold', age_months: 3, sex: 'female' },
      },
      {
        ro: 'Maine Coon, motănel cu pedigree',
        ru: 'Мейн-кун, котик с родословной',
        en: 'Maine Coon male kitten with pedigree',
        price: [6000, 14000],
        attributes: { breed: 'Maine Coon', age_months: 4, sex: 'male' },
      },
      {
        ro: 'Sfinx canadian',
        ru: 'Канадский сфинкс',
        price: [3000, 8000],
        attributes: { breed: 'Sfinx canadian', age_months: 4 },
      },
      {
        ro: 'Pisicuțe gratis, în familii iubitoare',
        ru: 'Котята даром в заботливые семьи',
        price: [0, 0],
        attributes: { breed: 'Europeană', age_months: 2, sex: '' },
      },
      {
        ro: 'Motănel roșcat, dăruiesc',
        ru: 'Рыжий котик, отдам в дар',
        price: [0, 0],
        attributes: { breed: 'Europeană', age_months: 3, sex: 'male' },
      },
      {
        ro: 'Pui de pisică siberiană',
        ru: 'Сибирские котята',
        price: [800, 2500],
        attributes: { breed: 'Siberiană', age_months: 2, sex: '' },
      },
    ],
    about: [
      {
        ro: [
          'Știe la litieră, fără probleme.',
          'Fire blândă și sociabilă.',
          'Deparazitare făcută.',
          'Toarce imediat în brațe.',
        ],
        ru: [
          'К лотку приучаем, проблем нет.',
          'Характер ласковый и игривый.',
          'Глистогонили.',
          'Сразу мурчит на руках.',
        ],
        en: ['Litter-trained and friendly.', 'Wormed and used to people.'],
      },
      {
        ro: [
          'Mănâncă hrană uscată și carne fiartă.',
          'Doar pentru oameni care nu abandonează animale.',
          'Pașaport veterinar la cerere.',
          'Poftiți să faceți cunoștință.',
        ],
        ru: [
          'Ест сухой корм и варёное мясо.',
          'Только тем, кто не бросит.',
          'Ветпаспорт по запросу.',
          'Приезжайте познакомиться.',
        ],
        en: ['Only to people who never abandon animals.'],
      },
    ],
  },
  pasari: {
    goods: [
      {
        ro: 'Peruș ondulat, pui de mână',
        ru: 'Волнистый попугайчик, ручной птенец',
        en: 'Budgie, hand-tame chick',
        price: [150, 350],
        attributes: { breed: 'Peruș ondulat', age_months: 2 },
      },
      {
        ro: 'Nimfă cu obraji portocalii',
        ru: 'Корелла с оранжевыми щёчками',
        price: [500, 1100],
        attributes: { breed: 'Nimfă', age_months: 5 },
      },
      {
        ro: 'Papagal Jako',
        ru: 'Попугай жако',
        price: [12000, 22000],
        attributes: { breed: 'Jako', age_months: 14 },
      },
      {
        ro: 'Canar cântător',
        ru: 'Певчий кенар',
        en: 'Singing canary',
        price: [300, 700],
        attributes: { breed: 'Canar', age_months: 10, sex: 'male' },
      },
      {
        ro: 'Agapornis Fischer, pereche',
        ru: 'Неразлучники Фишера, пара',
        price: [700, 1500],
        attributes: { breed: 'Agapornis Fischer', age_months: 12, sex: '' },
      },
      {
        ro: 'Porumbei voiajori',
        ru: 'Почтовые голуби',
        price: [100, 400],
        attributes: { breed: 'Voiajor', sex: '' },
      },
      {
        ro: 'Porumbei albi pentru nuntă',
        ru: 'Белые голуби на свадьбу',
        price: [100, 300],
        attributes: { breed: 'Voltat alb', sex: '' },
      },
    ],
    about: [
      {
        ro: [
          'Penaj lucios, poftă bună de mâncare.',
          'Nu se sperie de oameni.',
          'Hrănire cu semințe și verdețuri.',
          'De la noi de acasă, nu de pe piață.',
        ],
        ru: [
          'Оперение блестящее, аппетит хороший.',
          'Людей не боятся.',
          'Кормим зерновой смесью и зеленью.',
          'Выращено дома, не с рынка.',
        ],
        en: ['Healthy and used to people.', 'Bred at home.'],
      },
      {
        ro: [
          'Dau și mâncare pentru primele zile.',
          'Caut stăpân răbdător.',
          'Veniți cu o cutie sau colivie.',
          'Vă explic tot despre îngrijire.',
        ],
        ru: [
          'Дам корма на первые дни.',
          'Ищу терпеливого хозяина.',
          'Приезжайте с переноской или клеткой.',
          'Расскажу, как ухаживать.',
        ],
        en: ['I will explain how to look after them.'],
      },
    ],
  },
  'pesti-acvarii': {
    goods: [
      {
        ro: 'Acvariu de 100 l cu dulap',
        ru: 'Аквариум 100 л с тумбой',
        en: '100 l aquarium with cabinet',
        price: [1500, 3800],
      },
      {
        ro: 'Acvariu 30 l, complet echipat',
        ru: 'Аквариум 30 л, полностью оборудован',
        price: [600, 1400],
      },
      { ro: 'Guppy, perechi colorate', ru: 'Гуппи, яркие парочки', price: [30, 80] },
      { ro: 'Pești scalari, 5 cm', ru: 'Скалярии, 5 см', en: 'Angelfish, 5 cm', price: [60, 140] },
      {
        ro: 'Creveți de acvariu Neocaridina, roșii',
        ru: 'Креветки неокаридины, красные',
        price: [10, 30],
      },
      { ro: 'Filtru extern Eheim Classic', ru: 'Внешний фильтр Eheim Classic', price: [900, 2300] },
      {
        ro: 'Plante de acvariu, set pentru 60 l',
        ru: 'Аквариумные растения, набор на 60 л',
        price: [120, 300],
      },
    ],
    about: [
      {
        ro: [
          'Apă stabilă, fără boli.',
          'Totul întreținut de un pasionat.',
          'Bun și pentru începători.',
          'Se vede în lucru, la mine acasă.',
        ],
        ru: [
          'Вода стабильна, болезней нет.',
          'Занимаюсь аквариумами много лет.',
          'Подойдёт и начинающему.',
          'Всё можно увидеть у меня дома.',
        ],
        en: ['Stable water, no diseases.', 'Fine for beginners.'],
      },
      {
        ro: [
          'Ambalez bine pentru drum.',
          'Vă spun ce pești se înțeleg între ei.',
          'Rog ridicarea în aceeași zi.',
          'Pot ajuta la primul start.',
        ],
        ru: [
          'Хорошо упакую в дорогу.',
          'Подскажу, кто с кем уживается.',
          'Забирать лучше в тот же день.',
          'Помогу с запуском.',
        ],
        en: ['Packed well for the journey.'],
      },
    ],
  },
  'rozatoare-reptile': {
    goods: [
      {
        ro: 'Iepure pitic berbec',
        ru: 'Карликовый вислоухий кролик',
        en: 'Dwarf lop rabbit',
        price: [200, 550],
        attributes: { breed: 'Berbec pitic', age_months: 3 },
      },
      {
        ro: 'Hamster Djungar',
        ru: 'Джунгарский хомячок',
        price: [50, 120],
        attributes: { breed: 'Djungar', age_months: 2 },
      },
      {
        ro: 'Porcușor de Guineea rozetă',
        ru: 'Морская свинка розеточная',
        price: [150, 400],
        attributes: { breed: 'Rozetă', age_months: 4 },
      },
      {
        ro: 'Cincila gri',
        ru: 'Шиншилла серая',
        en: 'Grey chinchilla',
        price: [700, 1700],
        attributes: { breed: 'Standard gri', age_months: 6 },
      },
      {
        ro: 'Gecko leopard',
        ru: 'Леопардовый геккон',
        price: [600, 1500],
        attributes: { breed: 'Gecko leopard', age_months: 8 },
      },
      {
        ro: 'Țestoasă de uscat',
        ru: 'Сухопутная черепаха',
        price: [900, 2200],
        attributes: { breed: 'Testudo', age_months: 24 },
      },
      {
        ro: 'Dragon bărbos, pui',
        ru: 'Бородатая агама, подрощенная',
        price: [900, 2200],
        attributes: { breed: 'Dragon bărbos', age_months: 6 },
      },
    ],
    about: [
      {
        ro: [
          'Nu mușcă, stă liniștit în mână.',
          'Sănătate bună, poftă de mâncare.',
          'Un prieten liniștit pentru apartament.',
          'De la mine de acasă, nu din magazin.',
        ],
        ru: [
          'Сидит на руках спокойно, не кусается.',
          'Здоровье хорошее, аппетит отличный.',
          'Спокойный друг для квартиры.',
          'Разводим сами, не из магазина.',
        ],
        en: ['Healthy, eats well, does not bite.', 'A quiet friend for a flat.'],
      },
      {
        ro: [
          'Vă scriu lista de hrană și îngrijire.',
          'Veniți cu cutie de transport.',
          'La cerere dau și căsuța cu adăpătoare.',
          'Întrebați orice despre caracter.',
        ],
        ru: [
          'Напишу список корма и уход.',
          'Приезжайте с переноской.',
          'Можно забрать вместе с домиком.',
          'Про характер спрашивайте.',
        ],
        en: ['Bring a carrier, please.'],
      },
    ],
  },
  'hrana-animale': {
    goods: [
      {
        ro: 'Royal Canin Maxi Adult 15 kg',
        ru: 'Royal Canin Maxi Adult 15 кг',
        price: [1150, 1500],
      },
      {
        ro: 'Brit Premium pentru câini 15 kg',
        ru: 'Brit Premium для собак 15 кг',
        price: [850, 1150],
      },
      {
        ro: 'Purina Pro Plan pentru pisici 10 kg',
        ru: 'Purina Pro Plan для кошек 10 кг',
        en: 'Purina Pro Plan for cats, 10 kg',
        price: [1300, 1700],
      },
      { ro: 'Conserve Felix, 40 de plicuri', ru: 'Паучи Felix, 40 пакетиков', price: [320, 480] },
      { ro: 'Acana Puppy 11,4 kg', ru: 'Acana Puppy 11,4 кг', price: [1500, 2100] },
      { ro: 'Amestec pentru papagali, 5 kg', ru: 'Смесь для попугаев, 5 кг', price: [150, 280] },
      {
        ro: 'Oase și recompense pentru câini',
        ru: 'Косточки и лакомства для собак',
        en: 'Dog bones and treats',
        price: [40, 180],
      },
    ],
    about: [
      {
        ro: [
          'Sac sigilat, termen bun.',
          'Animalul mănâncă cu poftă.',
          'Compoziție fără coloranți.',
          'Marfă originală, de la distribuitor.',
        ],
        ru: [
          'Упаковка запечатана, срок хороший.',
          'Питомцы едят с аппетитом.',
          'Состав без красителей.',
          'Оригинал от дистрибьютора.',
        ],
        en: ['Sealed, good shelf life.', 'Original product.'],
      },
      {
        ro: [
          'Medicul ne-a schimbat regimul, a rămas.',
          'Aducem până la ușă.',
          'De la două bucăți, mai ieftin.',
          'Se digeră ușor.',
        ],
        ru: [
          'Врач сменил питание, осталось.',
          'Доставим до двери.',
          'От двух штук дешевле.',
          'Хорошо переваривается.',
        ],
        en: ['Home delivery.'],
      },
    ],
  },
  'accesorii-animale': {
    goods: [
      {
        ro: 'Cușcă metalică pentru câine, L',
        ru: 'Клетка металлическая для собаки, L',
        en: 'Metal dog crate, size L',
        price: [600, 1500],
      },
      {
        ro: 'Ansamblu de joacă pentru pisici, 150 cm',
        ru: 'Игровой комплекс для кошек, 150 см',
        price: [700, 2300],
      },
      {
        ro: 'Cușcă de exterior din lemn pentru câine',
        ru: 'Деревянная будка для собаки',
        price: [900, 2500],
      },
      { ro: 'Litieră închisă cu filtru', ru: 'Закрытый лоток с фильтром', price: [200, 550] },
      {
        ro: 'Ham și lesă pentru câine mediu',
        ru: 'Шлейка и поводок для средней собаки',
        en: 'Harness and lead for a medium dog',
        price: [120, 450],
      },
      { ro: 'Geantă de transport pentru pisică', ru: 'Переноска для кошки', price: [180, 500] },
      {
        ro: 'Colivie pentru papagal, 60 × 40',
        ru: 'Клетка для попугая, 60 × 40',
        price: [350, 900],
      },
      { ro: 'Hrănitor automat cu program', ru: 'Автокормушка с таймером', price: [600, 1700] },
    ],
    about: [
      {
        ro: [
          'Lucru solid, se spală ușor.',
          'Spațiu destul, animalul se simte bine.',
          'Mici urme de uzură, în rest bine.',
          'Fără muchii ascuțite.',
        ],
        ru: [
          'Крепко сделано, легко моется.',
          'Питомцу удобно.',
          'Небольшие следы использования, остальное хорошо.',
          'Без острых краёв.',
        ],
        en: ['Sturdy and easy to wash.', 'No sharp edges.'],
      },
      {
        ro: [
          'Animalul nostru a crescut.',
          'Dimensiunile le trimit în mesaj.',
          'Se dezinfectează înainte de predare.',
          'Vă ajut la încărcat.',
        ],
        ru: [
          'Наш питомец вырос.',
          'Размеры пришлю сообщением.',
          'Перед передачей всё обработаю.',
          'Помогу загрузить.',
        ],
        en: ['I will send the dimensions.'],
      },
    ],
  },
  'servicii-veterinare': {
    goods: [
      {
        ro: 'Medic veterinar la domiciliu',
        ru: 'Ветеринар на дом',
        en: 'Vet home visits',
        price: [300, 600],
      },
      {
        ro: 'Tuns câini, talie mică',
        ru: 'Стрижка собак мелких пород',
        en: 'Dog grooming, small breeds',
        price: [350, 650],
      },
      { ro: 'Tuns și spălat pisici', ru: 'Стрижка и мытьё кошек', price: [350, 600] },
      {
        ro: 'Sterilizare pisici, cu îngrijire după operație',
        ru: 'Стерилизация кошек, с наблюдением после операции',
        price: [700, 1300],
      },
      {
        ro: 'Vaccinare și pașaport pentru călătorie',
        ru: 'Прививки и паспорт для поездки',
        price: [300, 700],
      },
      { ro: 'Hotel pentru câini, pe zi', ru: 'Гостиница для собак, в сутки', price: [180, 350] },
      { ro: 'Dresaj câini, o lecție', ru: 'Дрессировка собак, занятие', price: [250, 450] },
    ],
    about: [
      {
        ro: [
          'Experiență de peste zece ani.',
          'Mâini blânde, animalul nu se stresează.',
          'Lucrăm cu licență.',
          'Materiale de unică folosință, curățenie strictă.',
        ],
        ru: [
          'Опыт больше десяти лет.',
          'Бережный подход, питомец не нервничает.',
          'Работаем по лицензии.',
          'Чистота и порядок, всё обрабатывается.',
        ],
        en: ['More than ten years of experience.', 'Gentle hands, no stress for your pet.'],
      },
      {
        ro: [
          'Programări zilnice, și duminica.',
          'Lucrăm în oraș și în satele vecine.',
          'La al doilea animal dăm reducere.',
          'Oferim sfaturi și după vizită.',
        ],
        ru: [
          'Запись каждый день, и в воскресенье.',
          'Работаем в городе и пригороде.',
          'На второго питомца скидка.',
          'Консультируем и после визита.',
        ],
        en: ['Appointments every day, Sundays included.'],
      },
    ],
  },
  'plante-camera': {
    goods: [
      {
        ro: 'Monstera deliciosa, 80 cm',
        ru: 'Монстера деликатесная, 80 см',
        en: 'Monstera deliciosa, 80 cm',
        price: [350, 900],
      },
      { ro: 'Ficus Benjamin, copăcel', ru: 'Фикус Бенджамина, деревце', price: [350, 1200] },
      { ro: 'Orhidee Phalaenopsis înflorită', ru: 'Орхидея фаленопсис, цветёт', price: [180, 420] },
      { ro: 'Violete africane, mai multe culori', ru: 'Фиалки, разные цвета', price: [40, 100] },
      {
        ro: 'Lămâi cu fructe, în ghiveci',
        ru: 'Лимон с плодами, в горшке',
        en: 'Lemon tree with fruit, in a pot',
        price: [400, 1300],
      },
      { ro: 'Sansevieria cilindrică', ru: 'Сансевиерия цилиндрическая', price: [120, 350] },
      { ro: 'Aloe mare, de 5 ani', ru: 'Большое алоэ, 5 лет', price: [150, 400] },
      { ro: 'Cactuși și suculente mici', ru: 'Маленькие кактусы и суккуленты', price: [25, 80] },
    ],
    about: [
      {
        ro: [
          'Frunze sănătoase, fără dăunători.',
          'Crește la geam luminos, se udă rar.',
          'Rădăcini puternice, pământ schimbat primăvara.',
          'Aduce verdeață în orice cameră.',
        ],
        ru: [
          'Растение здоровое, без вредителей.',
          'Любит светлое окно, поливать нечасто.',
          'Корни крепкие, земля свежая.',
          'Украсит любую комнату.',
        ],
        en: ['Healthy, no pests.', 'Likes a bright window and little water.'],
      },
      {
        ro: [
          'Vindem cu tot cu ghiveci.',
          'Am prea multe, nu mai am loc pe pervaz.',
          'Vă dau sfaturi de îngrijire.',
          'Iarna împachetez în hârtie groasă.',
        ],
        ru: [
          'Продаю вместе с горшком.',
          'Развелось много, на подоконнике нет места.',
          'Подскажу по уходу.',
          'Зимой заверну в плотную бумагу.',
        ],
        en: ['Sold together with the pot.'],
      },
    ],
  },
  'pierdute-gasite-animale': {
    goods: [
      {
        ro: 'Pierdut câine Husky cu ochi albaștri',
        ru: 'Пропала собака, хаски с голубыми глазами',
        en: 'Lost Husky dog with blue eyes',
        price: [0, 0],
      },
      {
        ro: 'Pierdută pisică gri, cu coada scurtă',
        ru: 'Потерялась серая кошка с коротким хвостом',
        price: [0, 0],
      },
      { ro: 'Găsit cățel cu zgardă roșie', ru: 'Найден щенок в красном ошейнике', price: [0, 0] },
      {
        ro: 'Găsită pisică albă, lângă școală',
        ru: 'Найдена белая кошка, возле школы',
        en: 'White cat found near the school',
        price: [0, 0],
      },
      { ro: 'A zburat un papagal verde', ru: 'Улетел зелёный попугай', price: [0, 0] },
      {
        ro: 'Recompensă: pierdut motan roșcat',
        ru: 'Пропал рыжий кот, вознаграждение',
        price: [500, 2000],
      },
      {
        ro: 'Găsit Yorkshire fără zgardă, în parc',
        ru: 'Найден йорк без ошейника, в парке',
        price: [0, 0],
      },
    ],
    about: [
      {
        ro: [
          'Fire blândă, nu se teme de oameni.',
          'S-a întâmplat seara, pe la ora opt.',
          'Are semne aparte, le spun în privat.',
          'Poze trimit în mesaj, ca să fiți siguri.',
        ],
        ru: [
          'Характер добрый, людей не боится.',
          'Было это вечером, около восьми.',
          'Есть особые приметы, напишу лично.',
          'Фото пришлю, чтобы вы убедились.',
        ],
        en: ['Gentle, not afraid of people.', 'It happened in the evening, around eight.'],
      },
      {
        ro: [
          'Vă rog distribuiți, poate cineva recunoaște.',
          'Orice veste ajută.',
          'Scrieți oricând, chiar și noaptea.',
          'Am anunțat și clinicile din zonă.',
        ],
        ru: [
          'Поделитесь, пожалуйста, вдруг кто-то узнает.',
          'Любая весть поможет.',
          'Пишите в любое время, даже ночью.',
          'В ближайших ветклиниках уже знают.',
        ],
        en: ['Any news helps, write at any time.'],
      },
    ],
  },
}
