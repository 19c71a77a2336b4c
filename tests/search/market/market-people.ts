import { adverts } from './market.ts'

export const clothesAndChildren = adverts(
  'people',
  `
[rochii-fuste] dress-group
ro | dress | Rochie de seară, roşie, mărimea M | Purtată o dată. | | 900 | size=m color=red state=like-new
ru | dress | Платье вечернее, чёрное, 44 | Турция. | balti | 700 | size=m color=black state=used
ru | dress | Летние платья, хлопок | Новые, с биркой. | | 350 | size=l state=new
ro | skirt | Fustă plisată neagră | Talie elastică. | | 250 | size=s color=black state=used
en | dress | Summer dress, floral, size S | Never worn. | | 300 | size=s state=new
[rochii-mireasa] wedding-dress
ro | | Rochie de mireasă, dantelă | Cu voal, mărimea S. | | 4500 | size=s color=white state=used
ru | | Свадебное платье, 46 размер | Корсет, шлейф. | | 5000 | size=l color=white state=used
[geci-paltoane-femei] women-outerwear
ro | jacket | Geacă de damă din puf | Glugă cu blană. | | 1200 | size=m state=used
ru | jacket | Женская куртка, зимняя, 48 | Тёплая. | soroca | 800 | size=xl state=used
ru | coat | Пальто женское, шерсть | Бежевое. | | 1500 | size=l state=used
ro | coat | Palton de lână, bej | Italia. | | 1700 | size=m state=like-new
ru | fur | Шуба норковая, чёрная | 90 см. | | 14000 | size=l color=black state=used
[geci-barbati] men-outerwear
ro | jacket | Scurtă bărbătească din piele | Mărimea L. | | 1500 | size=l state=used
ru | jacket | Мужская куртка Columbia | Осень-зима. | | 1400 | size=xl state=used
en | jacket | Men's down jacket, North Face, XL | Very warm. | | 2600 | size=xl state=used
[blugi-pantaloni] trousers-group
ro | jeans | Blugi Levis 501, W32 | Originali. | | 600 | size=m state=used
ru | jeans | Джинсы мужские Wrangler | Синие. | balti | 450 | size=l state=used
[costume-sacouri] suit
ro | | Costum bărbătesc pentru nuntă | Mărimea 50, slim. | | 1900 | size=l state=used
ru | | Костюм мужской, тройка, 52 | Серый. | | 1600 | size=xl state=used
[adidasi-sport] sneakers
ro | nike | Adidași Nike Air Max 90, 42 | Originali, cu cutie. | | 1500 | shoe_size=42 state=like-new
ru | adidas | Кроссовки Adidas Superstar, 40 | Белые. | | 900 | shoe_size=40 color=white state=used
en | newbalance | New Balance 574 trainers, EU 43 | Worn twice. | | 1300 | shoe_size=43 state=like-new
ru | nike | Кроссовки Найк, мужские 44 | Новые. | cahul | 1400 | shoe_size=44 state=new
ro | adidas | Adidasi Adidas Ultraboost marimea 39 | Pentru alergat. | soroca | 1600 | shoe_size=39 state=used
ro | puma | Încălțăminte sport Puma, 41 | Tălpi bune. | | 600 | shoe_size=41 state=used
[incaltaminte-femei] women-shoes
ro | boots | Cizme de damă din piele, 38 | De iarnă. | | 900 | shoe_size=38 state=used
ru | boots | Сапоги женские зимние, 37 | Натуральная кожа. | balti | 850 | shoe_size=37 state=used
ru | heels | Туфли на каблуке, 38 | Лак. | | 400 | shoe_size=38 state=used
[incaltaminte-barbati] men-shoes
ru | boots | Ботинки мужские Timberland, 43 | Жёлтые. | | 1300 | shoe_size=43 state=used
ro | shoes | Pantofi bărbăteşti clasici, 42 | Piele naturală. | | 700 | shoe_size=42 state=used
[genti-rucsacuri] bag
ro | handbag | Geantă de damă Michael Kors | Piele, ca nouă. | | 1800 | state=like-new
ru | handbag | Сумка женская кожаная | Коричневая. | | 700 | state=used
ru | backpack | Рюкзак школьный Herlitz | Ортопедический. | | 500 | state=used
ro | backpack | Rucsac Xiaomi pentru laptop | Impermeabil. | | 450 | state=new
[ceasuri] watch
ro | | Ceas Casio G-Shock | Rezistent la apă. | | 1400 | brand=Casio state=used
ru | | Часы наручные Tissot | Сапфировое стекло. | | 4200 | brand=Tissot state=used
[bijuterii] jewellery
ro | ring | Inel din aur 585 cu briliant | Mărimea 17. | | 6500 | state=used
ru | ring | Кольцо обручальное, золото | 4 грамма. | | 4800 | state=used
ru | earrings | Серьги серебряные | Новые. | | 500 | state=new
[ochelari] glasses
ro | | Ochelari de soare Ray-Ban | Cu toc. | | 1300 | state=used
[carucioare] stroller
ro | | Carucior 2 in 1 Anex Sport | Toate accesoriile. | | 5200 | brand=Anex state=used
ro | | Carucior sport pentru copii, Chicco | Se pliază ușor. | soroca | 1400 | brand=Chicco state=used
ru | | Коляска 3 в 1 Bebetto | Зима-лето. | | 4600 | brand=Bebetto state=used
ru | twins | Коляска для двойни | Прогулочная. | balti | 2500 | brand=Tako state=used
en | | Baby stroller Bugaboo Fox | With rain cover. | | 9800 | brand=Bugaboo state=used
[scaune-auto] car-seat
ro | isofix | Scaun auto pentru copii 9-36 kg | Isofix. | | 1700 | brand=Britax state=used
ru | | Автокресло Maxi-Cosi, 0-13 кг | Люлька. | | 1500 | brand=Maxi-Cosi state=used
ru | | Детское автокресло Recaro | Не в ДТП. | balti | 1600 | brand=Recaro state=used
[triciclete-trotinete] kids-ride
ro | kids-scooter | Trotinetă pentru copii cu 3 roți | Roți luminoase. | | 450 | state=used
ru | tricycle | Трёхколёсный велосипед с ручкой | От года. | | 800 | state=used
ro | toy-car | Mașinuță electrică pentru copii, 12V | Telecomandă. | | 3200 | state=used
ru | toy-car | Детская машина на аккумуляторе | Джип, два места. | balti | 2900 | state=used
[haine-bebelusi] baby-clothes
ro | | Haine pentru bebeluș 0-3 luni, set | 15 piese. | | 350 | state=used
ru | | Комбинезон для новорождённого | Флис. | | 300 | state=used
[jucarii] toy
ro | lego | Set Lego Technic, complet | Instrucțiuni. | | 900 | state=used
ru | lego | Конструктор Лего Сити | Все детали. | | 600 | state=used
ru | doll | Кукла Барби с домиком | Большой дом. | soroca | 700 | state=used
ro | | Jucării de pluș, 10 bucăți | Curate. | | 200 | state=used
[patuturi-mobilier] cot
ro | | Pătuţ pentru copii cu sertar | Saltea din cocos. | | 1500 | material=wood state=used
ru | | Детская кроватка-маятник | Белая. | | 1400 | material=wood state=used
[parfumuri] perfume
ro | | Parfum Dior Sauvage 100 ml | Original, sigilat. | | 1800 |
ru | | Духи Chanel Coco, 50 мл | Франция. | | 1900 |
[biciclete-adulti] bicycle
ro | | Bicicletă de munte Cube 29 | Frâne hidraulice. | | 8500 | brand=Cube wheel_in=29 material=metal state=used
ru | | Велосипед горный Trek, 26" | 24 скорости. | balti | 4300 | brand=Trek wheel_in=26 state=used
ru | | Велосипед Украина, дорожный | Рабочий. | soroca | 900 | brand=Украина wheel_in=28 state=used
en | | City bike, 28", Dutch | Basket and lock. | | 3100 | brand=Gazelle wheel_in=28 state=used
ro | | Bicicleta dama Pegas | Cu coș, vintage. | cahul | 2200 | brand=Pegas wheel_in=26 state=used
[biciclete-electrice] bicycle e-bike
ru | | Электровелосипед, мотор 500 Вт | Запас хода 40 км. | | 14500 | brand=Eltreco wheel_in=26 state=used
[piese-biciclete] bike-part
ro | | Roată de bicicletă 28, spate | Nouă. | | 450 | state=new
ru | | Шлем велосипедный | Размер M. | | 300 | state=used
[fitness] fitness
ro | treadmill | Bandă de alergare, pliabilă | Până la 110 kg. | | 6500 | brand=Proteus state=used
ru | treadmill | Беговая дорожка Housefit | Наклон, пульс. | balti | 5800 | brand=Housefit state=used
ru | dumbbells | Гантели разборные 2х20 кг | Чугун. | | 1400 | state=used
ro | dumbbells | Gantere 2 x 10 kg | Cauciucate. | | 800 | state=used
[schi-snowboard] snow
ro | ski | Schiuri Atomic 170 cm cu clăpari | Mărimea 42. | | 3200 | brand=Atomic state=used
ru | snowboard | Сноуборд Burton 155 | С креплениями. | | 3500 | brand=Burton state=used
[pescuit-vanatoare] fishing
ro | rod | Undiță Shimano 3,6 m cu mulinetă | Pentru crap. | orhei | 1100 | state=used
ru | rod | Удочка фидерная, набор | Катушка и садок. | | 900 | state=used
ru | boat | Лодка надувная Bark, 2-местная | Пол и вёсла. | soroca | 4800 | state=used
[camping-turism] camping
ro | tent | Cort pentru 4 persoane | Două camere. | | 1500 | state=used
ru | tent | Палатка туристическая, 3 места | Не течёт. | | 1100 | state=used
ru | bag | Спальный мешок, до -5 | Новый. | | 500 | state=new
[instrumente-muzicale] instrument
ro | guitar | Chitară clasică Yamaha C40 | Husă inclusă. | | 2200 | brand=Yamaha state=used
ru | guitar | Гитара акустическая Fender | Новые струны. | | 3100 | brand=Fender state=used
ru | piano | Пианино Красный Октябрь | Самовывоз. | balti | 1500 | brand=Красный_Октябрь state=used
en | keyboard | Yamaha P-45 digital piano | With stand. | | 7200 | brand=Yamaha state=used
ro | accordion | Acordeon Weltmeister 80 bași | Perfect funcțional. | soroca | 5500 | brand=Weltmeister state=used
[carti] book
ro | | Cărți de Mihai Eminescu, colecție | 6 volume. | | 300 | state=used
ru | | Книги Чехова, собрание сочинений | 12 томов. | | 600 | state=used
ro | maths-book | Manual de matematică clasa 9 | Ediție nouă. | | 80 | state=used
en | | English grammar books, B1-B2 | Clean pages. | | 150 | state=used
[antichitati] antique
ru | samovar | Самовар угольный, Тула | 1890 год. | | 4500 |
ro | | Icoană veche pe lemn | Secolul XIX. | | 9000 |
[monede-bancnote] coins
ru | | Монеты СССР, юбилейные | 64 штуки. | balti | 1200 |
`,
)
