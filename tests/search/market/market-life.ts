import { adverts } from './market.ts'

export const animalsWorkAndServices = adverts(
  'life',
  `
[caini] dog
ro | shepherd | Căţeluşi ciobănesc german, 2 luni | Vaccinați, cu pașaport. | | 2500 | breed=Ciobănesc_german age_months=2
ru | shepherd | Щенки немецкой овчарки | Родители с документами. | balti | 3000 | breed=Немецкая_овчарка age_months=2
ro | york | Yorkshire terrier, mascul | Jucăuș, de talie mică. | | 4500 | breed=Yorkshire age_months=5 sex=male
ru | york | Йоркширский терьер, девочка | Привита. | | 5000 | breed=Йорк age_months=4 sex=female
ru | labrador | Щенки лабрадора, палевые | Осталось 3. | soroca | 2200 | breed=Лабрадор age_months=2
ro | labrador adult | Labrador retriever, femelă 1 an | Dresată. | | 3000 | breed=Labrador age_months=12 sex=female
en | husky | Husky puppies, blue eyes | Vaccinated. | | 3500 | breed=Husky age_months=3
[pisici] cat
ro | british | Pisoi British Shorthair | Gri, jucăuși. | | 1500 | breed=British_Shorthair age_months=3
ru | scottish | Котята шотландские вислоухие | Приучены к лотку. | | 1600 | breed=Шотландская age_months=2
ru | mainecoon adult | Кот мейн-кун, 8 месяцев | Крупный. | balti | 4000 | breed=Мейн-кун age_months=8 sex=male
ro | adult | Dau pisică în mâini bune | Sterilizată. | soroca | 0 | age_months=14 sex=female
[pasari] bird
ro | parrot | Papagal nimfă cu colivie | Vorbește. | | 1200 | age_months=10
ru | parrot | Волнистый попугай, пара | С клеткой. | balti | 500 | age_months=6
ru | canary | Канарейки певчие | Самцы. | | 400 | age_months=8
[pesti-acvarii] aquarium
ro | | Acvariu 120 l complet echipat | Filtru și lumină. | | 2500 |
ru | | Аквариум 60 литров с рыбками | Компрессор. | | 1200 |
[rozatoare-reptile] rodent
ru | hamster | Хомяк с клеткой | Ручной. | | 250 | age_months=4
ro | rabbit | Iepuraș pitic | Alb cu negru. | | 300 | age_months=2
[hrana-animale] pet-food
ro | dog-food | Hrană pentru câini Royal Canin 15 kg | Termen bun. | | 1100 |
ru | dog-food | Корм для собак Brit, 12 кг | Ягнёнок. | | 850 |
ru | cat-food | Корм для кошек Whiskas, 14 кг | Оптом дешевле. | balti | 900 |
en | cat-food | Cat food Purina One, 6 kg | Sterilised cats. | | 520 |
[accesorii-animale] pet-accessory
ro | dog-house | Cușcă pentru câine, lemn | Izolată. | | 1500 | state=new
ru | cage | Клетка для попугая, большая | Колёсики. | | 700 | state=used
ru | leash | Поводок и ошейник для собаки | Кожа. | | 250 | state=new
[pierdute-gasite-animale] lost-pet
ro | lost-dog | S-a pierdut cățel, rasa Beagle | Recompensă. | | 0 |
ru | lost-cat | Пропала кошка, серая | Район парка. | balti | 0 |
[bovine] cattle
ro | cow | Vacă de lapte, 4 ani | 20 litri pe zi. | soroca | 1200 EUR | age_months=48 sex=female
ru | cow | Корова стельная, вторым телёнком | Спокойная. | falesti | 1300 EUR | age_months=50 sex=female
ro | calf | Viţel 3 luni | Bălțată românească. | orhei | 450 EUR | age_months=3
[ovine-caprine] small-ruminant
ro | goat | Capre Saanen cu iezi | Lapte fără miros. | hincesti | 3500 | age_months=24
ru | sheep | Овцы и ягнята, порода цигай | Оптом. | comrat | 3000 | age_months=12
ro | sheep | Oi karakul, 20 capete | Vaccinate. | cahul | 2800 | age_months=18
[porcine] pig
ro | | Purcei Duroc, 8 săptămâni | 15-18 kg. | edinet | 1800 | age_months=2
ru | | Поросята, ландрас | Привиты, кушают всё. | balti | 1700 | age_months=2
[pasari-domestice] poultry
ro | hen | Gaini ouatoare, 5 luni | Lohmann Brown. | straseni | 140 | age_months=5
ru | hen | Куры-несушки, молодые | Доставка по северу. | balti | 150 | age_months=5
ru | broiler | Цыплята бройлерные, суточные | Кобб 500. | soroca | 25 |
ro | duck | Rațe Pekin, vii | 3 kg. | orhei | 180 | age_months=3
[apicultura] bee
ro | hive | Stupi cu albine, 10 familii | Rame Dadant. | calarasi | 2000 |
[lapte-carne-miere] farm-food
ro | honey | Miere de salcâm, borcan 1 litru | Din stupina proprie. | soroca | 140 | quantity_kg=100
ru | honey | Мёд подсолнечный, 2024 | Бидонами. | balti | 70 | quantity_kg=500
ru | cheese | Брынза овечья, домашняя | Солёная. | comrat | 120 | quantity_kg=50
ro | milk | Lapte de vacă, zilnic proaspăt | La 3 litri. | soroca | 15 | quantity_kg=20
[fructe-legume] crops
ro | walnut | Nuci în coajă, recolta nouă | Sac de 25 kg. | orhei | 30 | quantity_kg=500
ru | walnut | Орех грецкий, ядро | Бабочка. | briceni | 110 | quantity_kg=200
ro | potato | Cartofi de masă, roșii | Sac 30 kg. | briceni | 9 | quantity_kg=3000
ru | potato | Картофель оптом, сетка | Белый и красный. | edinet | 8 | quantity_kg=5000
ro | apple-fruit | Mere Golden și Idared | Din depozit. | soroca | 7 | quantity_kg=10000
ru | apple-fruit | Яблоки Голден, оптом | Калибр 65+. | soroca | 6 | quantity_kg=20000
[vin-struguri] wine-group
ro | wine | Vin de casă, roșu, Merlot | La 5 litri. | cahul | 30 | quantity_kg=300
ru | wine | Вино домашнее, Изабелла | Канистрами. | comrat | 25 | quantity_kg=500
ro | grapes | Struguri de masă Moldova | Ladă 10 kg. | cahul | 15 | quantity_kg=2000
[cereale-furaje] grain
ro | wheat | Grâu furajer, 10 tone | Umiditate 12%. | drochia | 3 | quantity_kg=10000
ru | corn | Кукуруза в зерне | Мешками. | falesti | 3 | quantity_kg=5000
ru | hay | Сено люцерны в тюках | Первый укос. | soroca | 50 | quantity_kg=2000
[puieti-rasaduri] seedling
ro | | Puieţi de nuc altoit | Soi Chandler. | | 150 |
ru | | Саженцы яблони и сливы | Двухлетки. | balti | 60 |
[soferi-curieri] job driver-job
ro | | Şofer categoria B, livrări în oraș | Salariu săptămânal. | | 14000 | job_kind=vacancy schedule=full salary=14000
ru | | Требуется водитель категории C, E | Рейсы по Европе. | balti | 35000 | job_kind=vacancy schedule=rotation salary=35000
ru | courier | Курьер на своём авто | Свободный график. | | 15000 | job_kind=vacancy schedule=flex salary=15000
[comert-vanzatori] job
ro | seller-job | Vânzătoare la magazin alimentar | Fără experiență. | soroca | 9000 | job_kind=vacancy schedule=shift salary=9000
ru | seller-job | Продавец-консультант в магазин одежды | Оформление. | | 10000 | job_kind=vacancy schedule=full salary=10000
en | seller-job | Sales assistant, electronics store | Romanian and Russian required. | | 12000 | job_kind=vacancy schedule=full salary=12000
[horeca] job
ro | cook-job | Bucătar la restaurant | Program 2/2. | | 16000 | job_kind=vacancy schedule=shift salary=16000
ru | cook-job | Повар в кафе, Бельцы | Питание бесплатно. | balti | 12000 | job_kind=vacancy schedule=shift salary=12000
ro | waiter-job | Ospătar, chelneriță | Bacșiș zilnic. | | 9000 | job_kind=vacancy schedule=shift salary=9000
ru | waiter-job | Официант в ресторан | Можно студентам. | | 9000 | job_kind=vacancy schedule=part salary=9000
[it-telecom] job
en | it-job | Junior JavaScript developer | Remote possible. | | 25000 | job_kind=vacancy schedule=remote salary=25000
ro | it-job | Programator PHP, Chișinău | Echipă mică. | | 30000 | job_kind=vacancy schedule=full salary=30000
[contabilitate-finante] job
ro | accountant-job | Contabil-șef, 1C | Experiență de 3 ani. | | 18000 | job_kind=vacancy schedule=full salary=18000
ru | accountant-job | Бухгалтер на полставки | 1С 8.3. | | 8000 | job_kind=vacancy schedule=part salary=8000
[constructii-job] job
ro | builder-job | Echipă de zidari și tencuitori | Plata la timp. | | 20000 | job_kind=vacancy schedule=full salary=20000
ru | builder-job | Требуются строители-отделочники | Объекты в Кишинёве. | | 22000 | job_kind=vacancy schedule=full salary=22000
[munca-peste-hotare] job abroad-job
ro | | Muncă în Germania la depozit | Cazare gratuită. | | 40000 | job_kind=vacancy schedule=full salary=40000
ru | | Работа в Польше, завод | Биометрия, виза. | | 25000 | job_kind=vacancy schedule=full salary=25000
[caut-de-lucru] job-wanted
ru | driver-cv | Ищу работу водителем, стаж 10 лет | Категории B, C. | balti | 0 | job_kind=cv schedule=full
ro | nanny-cv | Caut de lucru ca dădacă | Recomandări. | | 0 | job_kind=cv schedule=part
[reparatii-apartamente] service
ro | renovation | Reparația apartamentelor la cheie | Materiale incluse. | | 1500 | price_unit=sqm
ru | renovation | Ремонт квартир, все виды работ | Смета бесплатно. | | 1400 | price_unit=sqm
ru | tiler | Укладка плитки, плиточник | Опыт 15 лет. | balti | 250 | price_unit=sqm
[instalator-electrician] service
ro | plumber | Servicii instalator, 24/24 | Schimb robinete, țevi. | | 300 | price_unit=job home_visit=true
ru | plumber | Сантехник, вызов на дом | Замена труб, смесителей. | | 300 | price_unit=job home_visit=true
ro | electrician | Electrician autorizat | Montare prize, cablaj. | | 250 | price_unit=hour home_visit=true
ru | electrician | Услуги электрика, Сороки | Быстро. | soroca | 200 | price_unit=job home_visit=true
[mobila-la-comanda] service
ro | furniture-service | Mobilă la comandă, bucătării și dulapuri | Proiect 3D gratuit. | | 0 | price_unit=job
ru | furniture-service | Мебель на заказ: шкафы-купе, кухни | Замер бесплатный. | balti | 0 | price_unit=job
[transport-marfa] service
ro | moving | Transport marfă și hamali | Mutări de apartamente. | | 300 | price_unit=hour
ru | moving | Грузоперевозки, грузчики, переезды | Спринтер, бус. | | 300 | price_unit=hour
en | moving | Moving service with van and helpers | In and around Chisinau. | | 350 | price_unit=hour
[service-auto] service
ro | car-service | Reparații motoare și cutii, autoservice | Diagnostică computerizată. | | 500 | price_unit=job
ru | car-service | Автосервис, ремонт ходовой | Гарантия. | balti | 400 | price_unit=job
[tractare-auto] service
ro | tow | Evacuator auto non-stop | Oriunde în Moldova. | | 500 | price_unit=km
ru | tow | Эвакуатор Бельцы, круглосуточно | До 3 тонн. | balti | 500 | price_unit=km
[curatenie] service
ro | cleaning | Curățenie generală în apartamente | Detergenți ai noștri. | | 20 | price_unit=sqm home_visit=true
ru | cleaning | Уборка квартир, мытьё окон | Клининг. | | 20 | price_unit=sqm home_visit=true
ru | carpet-cleaning | Химчистка диванов и ковров | На дому. | | 300 | price_unit=job home_visit=true
[bone-ingrijire] service
ro | nanny | Bonă pentru copil de 2 ani, Botanica | Cu experiență. | | 70 | price_unit=hour
ru | nanny | Няня, почасово | Медобразование. | | 80 | price_unit=hour
[reparatii-electrocasnice] service
ro | washer-repair | Reparația mașinilor de spălat la domiciliu | Toate mărcile. | | 300 | price_unit=job home_visit=true
ru | fridge-repair | Ремонт холодильников на дому | Гарантия 6 мес. | | 350 | price_unit=job home_visit=true
[reparatii-telefoane-pc] service
ro | phone-repair | Reparații telefoane: ecrane, baterii | iPhone, Samsung, Xiaomi. | | 200 | price_unit=job
ru | pc-repair | Ремонт компьютеров и ноутбуков | Чистка, Windows. | | 250 | price_unit=job
[meditatii-cursuri] service
ro | english-lessons | Lectii de engleza, online | Pentru copii și adulți. | | 200 | price_unit=hour
ru | math-lessons | Репетитор по математике, БАК | 9 и 12 класс. | | 250 | price_unit=hour
en | romanian-lessons | Romanian lessons for foreigners | Native teacher. | | 300 | price_unit=hour
ru | english-lessons | Английский для начинающих | По скайпу. | balti | 180 | price_unit=hour
[traduceri] service
ro | translation | Traduceri legalizate, apostilă | Toate limbile. | | 100 | price_unit=job
[foto-video-evenimente] service
ro | wedding-photo photographer | Fotograf pentru nunți și cumătrii | Album inclus. | | 5000 | price_unit=day
ru | wedding-photo | Видеосъёмка свадеб | Дрон, 4К. | | 6000 | price_unit=day
[saloane-frumusete] service
ru | manicure | Маникюр и педикюр, гель-лак | Стерильно. | | 300 | price_unit=job
ro | haircut | Tunsori pentru bărbați, frizer | Programare. | | 200 | price_unit=job
[decor-flori] flowers
ro | | Buchete de trandafiri, livrare | 101 trandafiri. | | 2500 |
ru | | Букет роз, доставка цветов | Открытка бесплатно. | | 900 |
[dau-gratis] giveaway
ro | free-wardrobe | Dau gratis dulap vechi | Se ia de la etajul 2. | | 0 |
ru | free-piano | Отдам бесплатно пианино | Самовывоз. | balti | 0 |
[schimb] swap
ro | | Schimb Golf 4 pe iPhone și adaos | Sau pe scuter. | soroca | 0 | state=used
[echipament-industrial] sewing
ro | sewing-machine | Mașină de cusut industrială Juki | Cu masă. | | 5500 | brand=Juki state=used
ru | sewing-machine | Швейная машина Зингер | Ножная, рабочая. | balti | 1500 | brand=Singer state=used
[alimente] food
ro | | Plăcinte de casă la comandă | Brânză, varză, vișine. | | 25 |
`,
)
