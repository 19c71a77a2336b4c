import type { CategoryRecipes, Good, Recipe } from './recipe.ts'

type Pool = Recipe['about'][number]
type Attributes = NonNullable<Good['attributes']>

/** The wage is the price of the advert, so a drawn salary must not say another one. */
function vacancy(schedule: string, experience: string, education = 'any'): Attributes {
  return { job_kind: 'vacancy', schedule, experience, education, salary: '' }
}

function search(schedule: string, experience: string, education = 'any'): Attributes {
  return { job_kind: 'cv', schedule, experience, education, salary: '' }
}

const offers: Pool = {
  ro: [
    'Oferim salariu achitat la timp, de două ori pe lună.',
    'Îți oferim un colectiv prietenos și ajutor în primele săptămâni.',
    'Concediu plătit și prime de sărbători.',
    'Salariul depinde de experiență și se revizuiește după perioada de probă.',
    'Contract de muncă din prima zi, pachet social complet.',
  ],
  ru: [
    'Зарплата вовремя, два раза в месяц.',
    'Дружный коллектив, поможем освоиться в первые недели.',
    'Оплачиваемый отпуск и премии к праздникам.',
    'Зарплата зависит от опыта и пересматривается после испытательного срока.',
    'Трудовой договор с первого дня, полный соцпакет.',
  ],
  en: [
    'The salary is paid on time, twice a month.',
    'Paid holidays, a friendly team and help during the first weeks.',
    'An employment contract from the first day.',
  ],
}

export const munca: CategoryRecipes = {
  'it-telecom': {
    goods: [
      {
        ro: 'Programator PHP / Laravel',
        ru: 'Программист PHP / Laravel',
        en: 'PHP / Laravel developer',
        price: [28000, 48000],
        attributes: vacancy('full', '1-3'),
      },
      {
        ro: 'Front-end developer (React), lucru la distanță',
        ru: 'Front-end разработчик (React), удалённо',
        en: 'Front-end developer (React), remote',
        price: [30000, 55000],
        attributes: vacancy('remote', '1-3'),
      },
      {
        ro: 'Angajăm QA tester manual',
        ru: 'Требуется ручной тестировщик (QA)',
        en: 'Manual QA tester',
        price: [18000, 30000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Administrator de sistem, companie de producție',
        ru: 'Системный администратор на производство',
        price: [18000, 30000],
        attributes: vacancy('full', '1-3', 'vocational'),
      },
      {
        ro: 'Operator suport tehnic, ture de zi și de noapte',
        ru: 'Оператор техподдержки, дневные и ночные смены',
        en: 'Technical support operator, day and night shifts',
        price: [13000, 20000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Montator rețele de internet și fibră optică',
        ru: 'Монтажник интернет-сетей и оптоволокна',
        price: [15000, 25000],
        attributes: vacancy('full', '1', 'vocational'),
      },
      {
        ro: 'Senior Java developer, program flexibil',
        ru: 'Senior Java developer, гибкий график',
        en: 'Senior Java developer, flexible hours',
        price: [55000, 85000],
        attributes: vacancy('flex', 'over-3', 'higher'),
      },
    ],
    about: [
      {
        ro: [
          'Compania noastră se extinde și căutăm un coleg nou în echipa tehnică.',
          'Suntem o echipă mică, cu proiecte pentru clienți din Moldova și din Europa.',
          'Căutăm un om căruia îi place să înțeleagă cum funcționează lucrurile.',
        ],
        ru: [
          'Компания растёт, ищем нового коллегу в техническую команду.',
          'Небольшая команда, проекты для клиентов из Молдовы и Европы.',
          'Ищем человека, которому нравится разбираться, как всё устроено.',
        ],
        en: [
          'We are growing and looking for a new colleague in our technical team.',
          'A small team with clients in Moldova and in Europe.',
          'We look for someone who likes to understand how things work.',
        ],
      },
      {
        ro: [
          'Engleza la nivel de citire a documentației este suficientă.',
          'Apreciem atenția la detalii și dorința de a învăța.',
          'Cunoașterea limbii române sau ruse este obligatorie, engleza este un avantaj.',
        ],
        ru: [
          'Английского достаточно для чтения документации.',
          'Ценим внимательность и желание учиться.',
          'Румынский или русский обязателен, английский будет плюсом.',
        ],
        en: [
          'English good enough to read documentation is sufficient.',
          'We value attention to detail and the wish to learn.',
        ],
      },
      offers,
    ],
  },
  'contabilitate-finante': {
    goods: [
      {
        ro: 'Contabil-șef, companie de comerț',
        ru: 'Главный бухгалтер в торговую компанию',
        en: 'Chief accountant, trading company',
        price: [22000, 35000],
        attributes: vacancy('full', 'over-3', 'higher'),
      },
      {
        ro: 'Contabil evidență primară, 1C',
        ru: 'Бухгалтер первичного учёта, 1С',
        price: [13000, 18000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Contabil, jumătate de normă',
        ru: 'Бухгалтер на полставки',
        en: 'Part-time accountant',
        price: [7000, 11000],
        attributes: vacancy('part', '1-3', 'higher'),
      },
      {
        ro: 'Economist, analiză și bugetare',
        ru: 'Экономист, анализ и бюджетирование',
        price: [16000, 24000],
        attributes: vacancy('full', '1-3', 'higher'),
      },
      {
        ro: 'Contabil salarizare, se poate la distanță',
        ru: 'Бухгалтер по зарплате, можно удалённо',
        price: [14000, 20000],
        attributes: vacancy('remote', '1-3', 'higher'),
      },
      {
        ro: 'Casier la punct de schimb valutar, în ture',
        ru: 'Кассир в обменный пункт, посменно',
        price: [12000, 16000],
        attributes: vacancy('shift', 'none', 'secondary'),
      },
    ],
    about: [
      {
        ro: [
          'Căutăm o persoană atentă și responsabilă în departamentul financiar.',
          'Postul este liber, ieșirea la lucru este posibilă imediat.',
          'Firmă stabilă, cu peste zece ani de activitate, angajează.',
        ],
        ru: [
          'Ищем внимательного и ответственного человека в финансовый отдел.',
          'Место свободно, выйти можно сразу.',
          'Стабильная фирма, более десяти лет на рынке, приглашает на работу.',
        ],
        en: [
          'We look for an attentive and responsible person in our finance department.',
          'A stable company, more than ten years in business.',
        ],
      },
      {
        ro: [
          'Este necesară cunoașterea programelor de birou și lucrul corect cu cifrele.',
          'Cunoașterea limbilor română și rusă este obligatorie.',
          'Corectitudinea și punctualitatea sunt pe primul loc.',
        ],
        ru: [
          'Нужно владеть офисными программами и аккуратно работать с цифрами.',
          'Знание румынского и русского языков обязательно.',
          'Порядочность и пунктуальность на первом месте.',
        ],
        en: ['Romanian and Russian are required.', 'Accuracy and punctuality come first.'],
      },
      offers,
    ],
  },
  'marketing-vanzari': {
    goods: [
      {
        ro: 'Manager vânzări, salariu fix + procent',
        ru: 'Менеджер по продажам, ставка + процент',
        en: 'Sales manager, fixed pay + commission',
        price: [14000, 28000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'SMM manager pentru magazin de haine',
        ru: 'SMM-менеджер для магазина одежды',
        price: [12000, 20000],
        attributes: vacancy('flex', '1'),
      },
      {
        ro: 'Agent de vânzări cu automobil personal',
        ru: 'Торговый агент с личным автомобилем',
        price: [15000, 25000],
        attributes: vacancy('full', '1', 'secondary'),
      },
      {
        ro: 'Operator call-center, jumătate de normă',
        ru: 'Оператор колл-центра, неполный день',
        en: 'Call centre operator, part time',
        price: [7500, 11000],
        attributes: vacancy('part', 'none', 'secondary'),
      },
      {
        ro: 'Specialist publicitate Google și Facebook, la distanță',
        ru: 'Специалист по рекламе Google и Facebook, удалённо',
        price: [18000, 32000],
        attributes: vacancy('remote', '1-3'),
      },
      {
        ro: 'Merchandiser, rețea de supermarketuri',
        ru: 'Мерчендайзер, сеть супермаркетов',
        price: [11000, 14500],
        attributes: vacancy('full', 'none', 'secondary'),
      },
    ],
    about: [
      {
        ro: [
          'Extindem echipa comercială și așteptăm oameni activi.',
          'Căutăm un om comunicativ, care își duce ideile până la capăt.',
          'Produs cunoscut pe piață, clienți care revin.',
        ],
        ru: [
          'Расширяем коммерческий отдел, ждём активных людей.',
          'Ищем общительного человека, который доводит дело до конца.',
          'Известный на рынке продукт, постоянные клиенты.',
        ],
        en: [
          'We are extending our sales and marketing team.',
          'We look for a communicative person who finishes what they start.',
        ],
      },
      {
        ro: [
          'Vorbire corectă în română și rusă.',
          'Training la început, apoi te susține un coleg cu experiență.',
          'Contează rezultatul, nu orele petrecute în fața ecranului.',
        ],
        ru: [
          'Грамотная речь на румынском и русском.',
          'Обучение в начале, дальше поддержка опытного коллеги.',
          'Важен результат, а не часы перед экраном.',
        ],
        en: [
          'Training at the beginning, then the support of an experienced colleague.',
          'Good Romanian and Russian.',
        ],
      },
      offers,
    ],
  },
  'administrativ-secretariat': {
    goods: [
      {
        ro: 'Secretară / office-manager',
        ru: 'Секретарь / офис-менеджер',
        en: 'Office manager',
        price: [11000, 16000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Asistent personal al directorului',
        ru: 'Личный помощник директора',
        en: 'Personal assistant to the director',
        price: [15000, 23000],
        attributes: vacancy('full', '1-3', 'higher'),
      },
      {
        ro: 'Recepționer la clinică, în ture',
        ru: 'Администратор в клинику, посменно',
        price: [10000, 14000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Specialist resurse umane',
        ru: 'Специалист по кадрам',
        en: 'HR specialist',
        price: [14000, 20000],
        attributes: vacancy('full', '1-3', 'higher'),
      },
      {
        ro: 'Operator introducere date',
        ru: 'Оператор ввода данных',
        price: [8000, 12000],
        attributes: vacancy('full', 'none', 'secondary'),
      },
      {
        ro: 'Curățătoare la oficiu, 3 ore pe zi',
        ru: 'Уборщица в офис, 3 часа в день',
        price: [4500, 6500],
        attributes: vacancy('part', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Căutăm o persoană ordonată în echipa noastră.',
          'Loc de muncă stabil și liniștit.',
          'Eliberăm un post și căutăm pe cineva pe termen lung.',
        ],
        ru: [
          'Ищем аккуратного человека в нашу команду.',
          'Стабильная и спокойная работа.',
          'Освобождается место, ищем человека надолго.',
        ],
        en: ['We look for an organised person for our team.', 'A stable and quiet job.'],
      },
      {
        ro: [
          'Sarcinile sunt clare și le explicăm din prima zi.',
          'Ne dorim seriozitate, punctualitate și bunăvoință.',
          'Vorbim română și rusă în colectiv.',
        ],
        ru: [
          'Обязанности понятные, всё объясним в первый день.',
          'Ждём серьёзности, пунктуальности и доброжелательности.',
          'В коллективе говорим на румынском и русском.',
        ],
        en: [
          'The duties are clear and explained on the first day.',
          'We speak Romanian, Russian and some English.',
        ],
      },
      offers,
    ],
  },
  'comert-vanzatori': {
    goods: [
      {
        ro: 'Vânzător-consultant, magazin de încălțăminte',
        ru: 'Продавец-консультант, магазин обуви',
        price: [10000, 14000],
        attributes: vacancy('shift', 'none', 'secondary'),
      },
      {
        ro: 'Casieră la magazin alimentar, 2 peste 2',
        ru: 'Кассир в продуктовый магазин, 2 через 2',
        price: [9500, 12500],
        attributes: vacancy('shift', 'none', 'secondary'),
      },
      {
        ro: 'Vânzătoare la piață, legume și fructe',
        ru: 'Продавец на рынок, овощи и фрукты',
        price: [9000, 14000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Administrator de magazin',
        ru: 'Администратор магазина',
        en: 'Store manager',
        price: [15000, 22000],
        attributes: vacancy('full', '1-3'),
      },
      {
        ro: 'Vânzător piese auto',
        ru: 'Продавец автозапчастей',
        price: [13000, 20000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Hamal la depozit de mărfuri',
        ru: 'Грузчик на склад',
        price: [11000, 15000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Florar-vânzător, program flexibil',
        ru: 'Флорист-продавец, гибкий график',
        price: [9000, 13000],
        attributes: vacancy('flex', '1'),
      },
    ],
    about: [
      {
        ro: [
          'Angajăm o persoană onestă și muncitoare.',
          'Magazinul se află într-un loc cu acces ușor la transportul public.',
          'Deschidem un post nou și așteptăm candidați serioși.',
        ],
        ru: [
          'Примем честного и трудолюбивого человека.',
          'Удобное место, рядом остановка транспорта.',
          'Открываем новое место, ждём серьёзных кандидатов.',
        ],
        en: ['We hire an honest and hard-working person.', 'Easy to reach by public transport.'],
      },
      {
        ro: [
          'Cerințe: politețe, ordine și disciplină.',
          'Prânzul și pauzele sunt incluse în program.',
          'Pentru rezultate bune se achită premii.',
        ],
        ru: [
          'Требования: вежливость, порядок и дисциплина.',
          'Обед и перерывы входят в рабочее время.',
          'За хорошие результаты платим премии.',
        ],
        en: ['We expect politeness, order and discipline.', 'Bonuses for good results.'],
      },
      offers,
    ],
  },
  horeca: {
    goods: [
      {
        ro: 'Bucătar la restaurant',
        ru: 'Повар в ресторан',
        en: 'Restaurant cook',
        price: [16000, 25000],
        attributes: vacancy('shift', '1-3', 'vocational'),
      },
      {
        ro: 'Chelner / chelneriță, bacșișul rămâne al tău',
        ru: 'Официант, чаевые остаются вам',
        en: 'Waiter, you keep the tips',
        price: [9000, 18000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Barista la cafenea din centru',
        ru: 'Бариста в кофейню в центре',
        en: 'Barista, city-centre café',
        price: [10000, 15000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Pizzar cu experiență',
        ru: 'Пиццайоло с опытом',
        price: [16000, 23000],
        attributes: vacancy('shift', '1'),
      },
      {
        ro: 'Ajutor de bucătar, fără experiență',
        ru: 'Помощник повара, без опыта',
        price: [10000, 13000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Cameristă la hotel',
        ru: 'Горничная в отель',
        price: [10000, 13000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Spălătoare de vase, jumătate de zi',
        ru: 'Посудомойщица, полдня',
        price: [6000, 8000],
        attributes: vacancy('part', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Invităm în echipă oameni curați, rapizi și zâmbitori.',
          'Localul nostru este deschis tot anul, deci postul este stabil.',
          'Avem clienți mulți și nu mai reușim fără un coleg nou.',
        ],
        ru: [
          'Приглашаем в команду аккуратных, быстрых и улыбчивых людей.',
          'Заведение работает круглый год, место стабильное.',
          'Гостей много, без нового коллеги уже не справляемся.',
        ],
        en: [
          'We invite tidy, quick and friendly people to our team.',
          'We are open all year round, so the job is stable.',
        ],
      },
      {
        ro: [
          'Masa la serviciu este gratuită.',
          'După ora 22:00 transportul spre casă este achitat de noi.',
          'Uniforma o oferim noi.',
        ],
        ru: [
          'Питание на работе бесплатное.',
          'После 22:00 такси домой за наш счёт.',
          'Форму выдаём.',
        ],
        en: ['Free meals at work.', 'After 10 pm we pay for your ride home.'],
      },
      offers,
    ],
  },
  'frumusete-job': {
    goods: [
      {
        ro: 'Frizer / hair-stylist la salon',
        ru: 'Парикмахер в салон',
        en: 'Hairdresser for a salon',
        price: [12000, 25000],
        attributes: vacancy('flex', '1'),
      },
      {
        ro: 'Maestră manichiură-pedichiură',
        ru: 'Мастер маникюра и педикюра',
        price: [12000, 24000],
        attributes: vacancy('flex', '1'),
      },
      {
        ro: 'Barber, în ture',
        ru: 'Барбер, посменно',
        en: 'Barber, shifts',
        price: [14000, 28000],
        attributes: vacancy('shift', '1-3'),
      },
      {
        ro: 'Cosmetician cu studii medicale',
        ru: 'Косметолог с медицинским образованием',
        price: [15000, 30000],
        attributes: vacancy('full', '1-3', 'vocational'),
      },
      {
        ro: 'Antrenor la sală de fitness',
        ru: 'Тренер в фитнес-зал',
        en: 'Fitness trainer',
        price: [12000, 24000],
        attributes: vacancy('flex', '1'),
      },
      {
        ro: 'Administrator la salon de frumusețe',
        ru: 'Администратор салона красоты',
        price: [9000, 13000],
        attributes: vacancy('shift', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Suntem o echipă unită și avem clienți programați cu săptămâni înainte.',
          'Spațiu nou, luminos, cu tot utilajul necesar.',
          'Extindem echipa și așteptăm oameni care își iubesc meseria.',
        ],
        ru: [
          'Дружная команда, запись на недели вперёд.',
          'Новое светлое помещение со всем оборудованием.',
          'Расширяем команду, ждём людей, которые любят своё дело.',
        ],
        en: [
          'A close team with clients booked weeks ahead.',
          'A new, bright place with all the equipment.',
        ],
      },
      {
        ro: [
          'Materialele sunt asigurate de noi.',
          'Avem înregistrare online, nu pierzi timp la telefon.',
          'Lucrul cu oamenii cere răbdare și punctualitate.',
        ],
        ru: [
          'Материалы предоставляем.',
          'Онлайн-запись, время на телефон не тратите.',
          'Работа с людьми требует терпения и пунктуальности.',
        ],
        en: ['We provide the materials.', 'Online booking, so no time is lost on the phone.'],
      },
      offers,
    ],
  },
  'paza-securitate': {
    goods: [
      {
        ro: 'Paznic la depozit, 24 peste 72',
        ru: 'Сторож на склад, сутки через трое',
        price: [8500, 11000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Agent de securitate la centru comercial',
        ru: 'Охранник в торговый центр',
        en: 'Security guard, shopping centre',
        price: [11000, 15000],
        attributes: vacancy('shift', 'none', 'secondary'),
      },
      {
        ro: 'Operator supraveghere video, în ture',
        ru: 'Оператор видеонаблюдения, посменно',
        price: [11000, 14000],
        attributes: vacancy('shift', 'none', 'secondary'),
      },
      {
        ro: 'Șef de tură, firmă de pază',
        ru: 'Начальник смены, охранная фирма',
        price: [15000, 20000],
        attributes: vacancy('shift', '1-3', 'secondary'),
      },
      {
        ro: 'Portar la bloc locativ, ture de noapte',
        ru: 'Консьерж в жилой дом, ночные смены',
        price: [7000, 9500],
        attributes: vacancy('shift', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Obiectivul este liniștit, cu încăpere încălzită pentru personal.',
          'Angajăm persoane responsabile, fără cazier.',
          'Căutăm oameni de încredere, pe termen lung.',
        ],
        ru: [
          'Объект спокойный, есть тёплое помещение для персонала.',
          'Примем ответственных людей без судимостей.',
          'Ищем надёжных людей надолго.',
        ],
        en: [
          'A quiet site with a heated staff room.',
          'We hire responsible people without a criminal record.',
        ],
      },
      {
        ro: [
          'Programul se stabilește cu o lună înainte.',
          'Echipamentul se eliberează gratuit.',
          'Se acceptă și persoane de vârstă prepensionară.',
        ],
        ru: [
          'График составляем на месяц вперёд.',
          'Форму выдаём бесплатно.',
          'Рассмотрим и людей предпенсионного возраста.',
        ],
        en: ['The timetable is set a month ahead.', 'The uniform is free.'],
      },
      offers,
    ],
  },
  'constructii-job': {
    goods: [
      {
        ro: 'Zidari și betoniști, obiect pe termen lung',
        ru: 'Каменщики и бетонщики, объект надолго',
        price: [20000, 32000],
        attributes: vacancy('full', '1-3'),
      },
      {
        ro: 'Tencuitori și zugravi',
        ru: 'Штукатуры и маляры',
        price: [18000, 30000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Muncitor auxiliar la construcții, plata săptămânal',
        ru: 'Разнорабочий на стройку, оплата раз в неделю',
        price: [13000, 18000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Electrician pe șantier, categoria III-IV',
        ru: 'Электромонтажник на объект, группа III–IV',
        price: [19000, 28000],
        attributes: vacancy('full', '1-3', 'vocational'),
      },
      {
        ro: 'Sudor (argon, semiautomat)',
        ru: 'Сварщик (аргон, полуавтомат)',
        price: [20000, 32000],
        attributes: vacancy('full', '1-3', 'vocational'),
      },
      {
        ro: 'Diriginte de șantier',
        ru: 'Прораб на строительный объект',
        en: 'Site manager',
        price: [25000, 40000],
        attributes: vacancy('full', 'over-3', 'higher'),
      },
      {
        ro: 'Operator excavator',
        ru: 'Экскаваторщик',
        price: [20000, 30000],
        attributes: vacancy('full', '1-3', 'vocational'),
      },
    ],
    about: [
      {
        ro: [
          'Companie de construcții cu obiecte asigurate pe toată perioada anului.',
          'Angajăm urgent, lucru avem mult.',
          'Căutăm oameni fără vicii, care lucrează curat.',
        ],
        ru: [
          'Строительная компания, объекты есть круглый год.',
          'Нужны срочно, работы много.',
          'Ищем людей без вредных привычек, которые работают чисто.',
        ],
        en: ['A construction company with work all year round.', 'Urgent hiring, plenty of work.'],
      },
      {
        ro: [
          'Asigurăm unelte, haine de lucru și transport la obiect.',
          'Pentru cei din alte raioane oferim cazare.',
          'Prânzul cald la obiect este din contul firmei.',
        ],
        ru: [
          'Инструмент, спецодежда и доставка на объект за наш счёт.',
          'Иногородним предоставляем жильё.',
          'Горячий обед на объекте за счёт фирмы.',
        ],
        en: [
          'Tools, working clothes and transport to the site are provided.',
          'Lodging for people from other towns.',
        ],
      },
      {
        ro: [
          'Plata se face la timp, fără rețineri.',
          'Salariul se calculează după volumul lucrat.',
          'Se lucrează legal, cu contract.',
        ],
        ru: [
          'Оплата вовремя, без задержек.',
          'Зарплата по выполненному объёму.',
          'Работа официальная, по договору.',
        ],
        en: ['Paid on time, with a contract.'],
      },
    ],
  },
  'soferi-curieri': {
    goods: [
      {
        ro: 'Șofer categoria B, livrări prin oraș',
        ru: 'Водитель категории B, доставка по городу',
        en: 'Driver, category B, city deliveries',
        price: [14000, 20000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Șofer internațional, categoria CE, camioane Euro 6',
        ru: 'Водитель-международник, категория CE, Euro 6',
        price: [38000, 60000],
        attributes: vacancy('rotation', '1-3'),
      },
      {
        ro: 'Curier cu bicicletă sau scuter',
        ru: 'Курьер на велосипеде или скутере',
        en: 'Courier with a bicycle or scooter',
        price: [10000, 20000],
        attributes: vacancy('flex', 'none'),
      },
      {
        ro: 'Șofer de taxi pe mașina companiei',
        ru: 'Водитель такси на машине компании',
        price: [15000, 28000],
        attributes: vacancy('shift', '1'),
      },
      {
        ro: 'Șofer autobuz, categoria D',
        ru: 'Водитель автобуса, категория D',
        price: [17000, 24000],
        attributes: vacancy('shift', '1-3'),
      },
      {
        ro: 'Șofer-expeditor, categoria C',
        ru: 'Водитель-экспедитор, категория C',
        price: [16000, 23000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Curier de seară cu mașină proprie',
        ru: 'Вечерний курьер на личном авто',
        price: [7000, 13000],
        attributes: vacancy('part', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Comenzi sunt în fiecare zi, nu stai fără lucru.',
          'Căutăm oameni punctuali, care conduc liniștit.',
          'Firmă de transport și livrări, lucrăm din 2012.',
        ],
        ru: [
          'Заказы каждый день, без простоев.',
          'Ищем пунктуальных людей со спокойной манерой езды.',
          'Фирма перевозок и доставки, работаем с 2012 года.',
        ],
        en: [
          'There are orders every day.',
          'We look for punctual people who ride and drive calmly.',
        ],
      },
      {
        ro: [
          'Primele zile mergi cu un coleg, ca să cunoști rutele.',
          'Amenzile din vina dispecerului le achită firma.',
          'Telefonul de serviciu și aplicația sunt de la noi.',
        ],
        ru: [
          'Первые дни с напарником, чтобы узнать маршруты.',
          'Штрафы по вине диспетчера платит фирма.',
          'Рабочий телефон и приложение от нас.',
        ],
        en: ['For the first days a colleague shows you the routes.', 'We give you a work phone.'],
      },
      offers,
    ],
  },
  'productie-muncitori': {
    goods: [
      {
        ro: 'Cusătorese la fabrică',
        ru: 'Швеи на фабрику',
        price: [11000, 20000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Operator linie de ambalare, în 2 ture',
        ru: 'Оператор линии упаковки, в 2 смены',
        en: 'Packing line operator, 2 shifts',
        price: [12000, 16000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Strungar-frezor',
        ru: 'Токарь-фрезеровщик',
        price: [18000, 28000],
        attributes: vacancy('full', '1-3', 'vocational'),
      },
      {
        ro: 'Brutar, schimbul de noapte',
        ru: 'Пекарь, ночная смена',
        price: [14000, 19000],
        attributes: vacancy('shift', '1'),
      },
      {
        ro: 'Montatori cablaje auto',
        ru: 'Сборщики автомобильных кабелей',
        price: [12000, 17000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Tâmplar la atelier de mobilă',
        ru: 'Столяр в мебельный цех',
        price: [16000, 26000],
        attributes: vacancy('full', '1-3'),
      },
      {
        ro: 'Stivuitorist cu permis',
        ru: 'Водитель погрузчика с правами',
        price: [14000, 19000],
        attributes: vacancy('full', '1'),
      },
    ],
    about: [
      {
        ro: [
          'Întreprindere stabilă angajează pe termen nelimitat.',
          'Mărim producția și deschidem locuri noi de muncă.',
          'Condiții curate, hală încălzită iarna și răcorită vara.',
        ],
        ru: [
          'Стабильное предприятие, бессрочный договор.',
          'Увеличиваем производство, открыты новые места.',
          'Чистые условия, зимой тепло, летом прохладно.',
        ],
        en: [
          'A stable enterprise with permanent contracts.',
          'We are increasing production and opening new jobs.',
        ],
      },
      {
        ro: [
          'Microbuzul companiei vă ia din suburbii.',
          'Instruire la locul de muncă.',
          'Prânzul costă simbolic, restul îl achită întreprinderea.',
        ],
        ru: [
          'Развозка из пригородов транспортом компании.',
          'Обучение на рабочем месте.',
          'Обед за символическую цену, остальное платит предприятие.',
        ],
        en: ['Company bus from the suburbs.', 'Training on the job.'],
      },
      offers,
    ],
  },
  'agricultura-job': {
    goods: [
      {
        ro: 'Tractorist la gospodărie agricolă',
        ru: 'Тракторист в сельское хозяйство',
        price: [15000, 24000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Agronom, livadă de măr și cireș',
        ru: 'Агроном, яблоневый и черешневый сад',
        price: [18000, 30000],
        attributes: vacancy('full', '1-3', 'higher'),
      },
      {
        ro: 'Muncitori la seră, roșii și castraveți',
        ru: 'Рабочие в теплицу, помидоры и огурцы',
        price: [10000, 14000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Îngrijitor de animale la fermă, cu locuință',
        ru: 'Скотник на ферму, с проживанием',
        price: [11000, 15000],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Medic veterinar la fermă de păsări',
        ru: 'Ветеринар на птицефабрику',
        price: [17000, 25000],
        attributes: vacancy('full', '1-3', 'higher'),
      },
      {
        ro: 'Echipă de oameni la tăiat vie',
        ru: 'Бригада на обрезку винограда',
        price: [12000, 18000],
        attributes: vacancy('full', '1'),
      },
    ],
    about: [
      {
        ro: [
          'Gospodărie cu tehnică nouă și oameni care lucrează aici de ani de zile.',
          'Căutăm oameni harnici, pe termen lung.',
          'Nu stăm niciodată fără lucru.',
        ],
        ru: [
          'Хозяйство с новой техникой, люди работают годами.',
          'Ищем трудолюбивых людей надолго.',
          'Без работы не сидим.',
        ],
      },
      {
        ro: [
          'Transport tur-retur din satele vecine.',
          'Masa de prânz este asigurată.',
          'O parte din plată se poate primi în produse, la dorință.',
        ],
        ru: [
          'Довозим из соседних сёл и обратно.',
          'Обед предоставляется.',
          'Часть оплаты можно получить продуктами, по желанию.',
        ],
      },
      {
        ro: [
          'Plata la timp, fără întârzieri.',
          'Salariul depinde de cât lucrezi.',
          'Angajăm oficial.',
        ],
        ru: [
          'Оплата вовремя, без задержек.',
          'Зарплата зависит от выработки.',
          'Оформляем официально.',
        ],
      },
    ],
  },
  'medicina-educatie': {
    goods: [
      {
        ro: 'Asistentă medicală la clinică privată',
        ru: 'Медсестра в частную клинику',
        en: 'Nurse for a private clinic',
        price: [13000, 19000],
        attributes: vacancy('shift', '1', 'vocational'),
      },
      {
        ro: 'Medic stomatolog-terapeut',
        ru: 'Врач-стоматолог, терапевт',
        en: 'Dentist',
        price: [30000, 60000],
        attributes: vacancy('flex', '1-3', 'higher'),
      },
      {
        ro: 'Educatoare la grădiniță particulară',
        ru: 'Воспитатель в частный детский сад',
        price: [11000, 16000],
        attributes: vacancy('full', '1'),
      },
      {
        ro: 'Profesor de engleză, centru de limbi',
        ru: 'Преподаватель английского, языковой центр',
        en: 'English teacher, language centre',
        price: [9000, 16000],
        attributes: vacancy('part', '1', 'higher'),
      },
      {
        ro: 'Farmacist',
        ru: 'Фармацевт',
        en: 'Pharmacist',
        price: [14000, 20000],
        attributes: vacancy('shift', '1', 'higher'),
      },
      {
        ro: 'Logoped, program flexibil',
        ru: 'Логопед, гибкий график',
        price: [10000, 18000],
        attributes: vacancy('flex', '1-3', 'higher'),
      },
    ],
    about: [
      {
        ro: [
          'Invităm un specialist cu vocație în echipa noastră.',
          'Instituție privată, cu echipament modern și colegi buni.',
          'Ne extindem și căutăm un coleg pe termen lung.',
        ],
        ru: [
          'Приглашаем в команду специалиста по призванию.',
          'Частное учреждение, современное оснащение и хорошие коллеги.',
          'Расширяемся и ищем коллегу надолго.',
        ],
        en: [
          'We invite a dedicated specialist to our team.',
          'A private institution with modern equipment.',
        ],
      },
      {
        ro: [
          'Sunt necesare actele de studii și certificatul medical.',
          'Cursurile de perfecționare sunt achitate de noi.',
          'Română și rusă la nivel de conversație.',
        ],
        ru: [
          'Нужны документы об образовании и медсправка.',
          'Повышение квалификации оплачиваем.',
          'Румынский и русский на разговорном уровне.',
        ],
        en: ['Diplomas and a medical certificate are required.', 'We pay for further training.'],
      },
      offers,
    ],
  },
  'munca-peste-hotare': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Muncitori la depozit, Germania',
        ru: 'Рабочие на склад, Германия',
        en: 'Warehouse workers, Germany',
        price: [1700, 2300],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Șoferi CE pe Europa, bază în Polonia',
        ru: 'Водители CE по Европе, база в Польше',
        price: [2000, 2900],
        attributes: vacancy('rotation', '1-3'),
      },
      {
        ro: 'Construcții în Franța: zidari, tencuitori',
        ru: 'Стройка во Франции: каменщики, штукатуры',
        price: [1900, 2800],
        attributes: vacancy('full', '1-3'),
      },
      {
        ro: 'Cules de căpșuni, Marea Britanie, viză sezonieră',
        ru: 'Сбор клубники, Великобритания, сезонная виза',
        price: [1700, 2400],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Îngrijire bătrâni în Italia, cu cazare',
        ru: 'Уход за пожилыми в Италии, с проживанием',
        price: [1000, 1400],
        attributes: vacancy('full', 'none'),
      },
      {
        ro: 'Sudori MIG/MAG, Olanda, pe rotație 8/2',
        ru: 'Сварщики MIG/MAG, Нидерланды, вахта 8/2',
        price: [2400, 3300],
        attributes: vacancy('rotation', '1-3', 'vocational'),
      },
      {
        ro: 'Cameriste la hotel în Bulgaria, sezon de vară',
        ru: 'Горничные в отель в Болгарии, летний сезон',
        price: [800, 1100],
        attributes: vacancy('full', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Angajare legală, cu contract semnat înainte de plecare.',
          'Angajator direct, nu percepem nicio taxă de la candidați.',
          'Agenție cu licență, lucrăm doar cu angajatori verificați.',
        ],
        ru: [
          'Легальная работа, договор подписываем до отъезда.',
          'Прямой работодатель, с кандидатов денег не берём.',
          'Агентство с лицензией, только проверенные работодатели.',
        ],
        en: [
          'Legal employment, the contract is signed before you leave.',
          'Direct employer, candidates pay no fee.',
        ],
      },
      {
        ro: [
          'Cazarea este organizată de angajator.',
          'Vă ajutăm cu actele și cu drumul.',
          'La fața locului vă întâlnește un coordonator care vorbește română și rusă.',
        ],
        ru: [
          'Жильё организует работодатель.',
          'Поможем с документами и дорогой.',
          'На месте встретит координатор, говорит на румынском и русском.',
        ],
        en: ['The employer arranges lodging.', 'We help with documents and travel.'],
      },
      {
        ro: [
          'Suma indicată este salariul net pe lună.',
          'Plecările au loc la fiecare două săptămâni.',
          'Pașaportul biometric este obligatoriu.',
        ],
        ru: [
          'Указана чистая зарплата за месяц.',
          'Выезды каждые две недели.',
          'Обязателен биометрический паспорт.',
        ],
        en: ['The amount is the net monthly salary.', 'A biometric passport is required.'],
      },
    ],
  },
  'fara-experienta': {
    goods: [
      {
        ro: 'Promoter, distribuire de pliante',
        ru: 'Промоутер, раздача листовок',
        en: 'Promoter, handing out leaflets',
        price: [4000, 8000],
        attributes: vacancy('flex', 'none'),
      },
      {
        ro: 'Lucru pentru studenți: comenzi la cafenea, seara',
        ru: 'Работа для студентов: кафе, вечером',
        en: 'Student job: café, evenings',
        price: [5500, 9000],
        attributes: vacancy('part', 'none'),
      },
      {
        ro: 'Ambalator de comenzi, fără experiență',
        ru: 'Упаковщик заказов, без опыта',
        price: [10000, 13000],
        attributes: vacancy('shift', 'none'),
      },
      {
        ro: 'Stagiar în departament de marketing',
        ru: 'Стажёр в отдел маркетинга',
        en: 'Marketing intern',
        price: [4000, 7000],
        attributes: vacancy('part', 'none'),
      },
      {
        ro: 'Operator chat, de acasă, câteva ore pe zi',
        ru: 'Оператор чата из дома, несколько часов в день',
        price: [5000, 9000],
        attributes: vacancy('remote', 'none'),
      },
      {
        ro: 'Animator la petreceri de copii, în weekend',
        ru: 'Аниматор на детские праздники, по выходным',
        price: [4000, 9000],
        attributes: vacancy('part', 'none'),
      },
    ],
    about: [
      {
        ro: [
          'Nu cerem experiență, te învățăm totul.',
          'Potrivit pentru studenți și elevi de la 18 ani.',
          'Dacă vrei să câștigi primii tăi bani, scrie-ne.',
        ],
        ru: [
          'Опыт не нужен, всему научим.',
          'Подойдёт студентам и всем от 18 лет.',
          'Хочешь заработать первые деньги — пиши.',
        ],
        en: [
          'No experience needed, we teach you everything.',
          'Good for students aged 18 and over.',
        ],
      },
      {
        ro: [
          'Programul se discută, îl potrivim cu orele tale.',
          'Important este să fii punctual și comunicativ.',
          'După trei luni poți trece pe un post permanent.',
        ],
        ru: [
          'График обсудим, подстроим под учёбу.',
          'Главное — пунктуальность и общительность.',
          'Через три месяца можно перейти на постоянное место.',
        ],
        en: ['We fit the timetable around your studies.', 'Be punctual and communicative.'],
      },
      {
        ro: [
          'Plata se face săptămânal.',
          'Plata vine pe card, la timp.',
          'Lucrezi într-o echipă tânără.',
        ],
        ru: ['Оплата раз в неделю.', 'Оплата на карту, вовремя.', 'Молодая команда.'],
        en: ['A young team and payment on time.'],
      },
    ],
  },
  'caut-de-lucru': {
    goods: [
      {
        ro: 'Caut de lucru ca șofer, categoriile B și C',
        ru: 'Ищу работу водителем, категории B и C',
        en: 'Driver (B, C) looking for a job',
        price: [15000, 22000],
        attributes: search('full', 'over-3'),
      },
      {
        ro: 'Caut de lucru: contabilă cu experiență, 1C',
        ru: 'Ищу работу: бухгалтер с опытом, 1С',
        price: [14000, 20000],
        attributes: search('full', 'over-3', 'higher'),
      },
      {
        ro: 'Studentă, caut lucru cu jumătate de normă',
        ru: 'Студентка, ищу работу на неполный день',
        en: 'Student looking for a part-time job',
        price: [5000, 9000],
        attributes: search('part', 'none', 'secondary'),
      },
      {
        ro: 'Caut lucru ca dădacă sau menajeră',
        ru: 'Ищу работу няней или домработницей',
        price: [9000, 15000],
        attributes: search('flex', '1-3'),
      },
      {
        ro: 'Meșter universal, caut lucru în construcții',
        ru: 'Мастер-универсал, ищу работу на стройке',
        price: [16000, 25000],
        attributes: search('full', 'over-3', 'vocational'),
      },
      {
        ro: 'Caut de lucru la distanță: texte, traduceri',
        ru: 'Ищу удалённую работу: тексты, переводы',
        en: 'Looking for remote work: texts, translations',
        price: [8000, 15000],
        attributes: search('remote', '1-3', 'higher'),
      },
      {
        ro: 'Caut lucru ca paznic, pot și noaptea',
        ru: 'Ищу работу сторожем, можно ночью',
        price: [7500, 10000],
        attributes: search('shift', '1'),
      },
    ],
    about: [
      {
        ro: [
          'Persoană serioasă, fără vicii, învăț repede.',
          'Pot aduce recomandări.',
          'Caut un loc stabil, cu plată la timp.',
        ],
        ru: [
          'Серьёзное отношение к работе, без вредных привычек.',
          'Есть рекомендации.',
          'Ищу стабильное место с оплатой вовремя.',
        ],
        en: ['Serious, reliable and quick to learn.', 'References are available.'],
      },
      {
        ro: [
          'Vorbesc fluent română și rusă.',
          'Locuiesc aproape de centru, ajung ușor oriunde.',
          'Accept și perioadă de probă.',
        ],
        ru: [
          'Свободно говорю на румынском и русском.',
          'Живу недалеко от центра, добираюсь легко.',
          'Согласие на испытательный срок.',
        ],
        en: ['I speak Romanian, Russian and English.', 'A trial period is fine.'],
      },
      {
        ro: [
          'Schemele și intermediarii să nu deranjeze.',
          'Suma indicată este orientativă, discutăm.',
          'Telefonul este mereu cu mine.',
        ],
        ru: [
          'Сетевой маркетинг не предлагать.',
          'Сумма ориентировочная, обсудим.',
          'Всегда на связи.',
        ],
        en: ['The amount is a guideline, let us talk.'],
      },
    ],
  },
}
