import { adverts } from './market.ts'

/** Labels include product families: a 13 Pro Max is an `i13`, an `i13pro` and an `i13promax`. */
export const phones = adverts(
  'phones',
  `
[smartphone-uri] phone
ro | i13 i13pro | iPhone 13 Pro 256GB, baterie 89% | Cutie, încărcător. | | 10500 | brand=apple memory=256 color=blue state=used
ru | i13 i13pro | Айфон 13 про 128 гб, графит | Без царапин, Face ID работает. | | 9800 | brand=apple memory=128 color=grey state=used
en | i13 i13pro i13promax | iPhone 13 Pro Max 256 GB, Sierra Blue | Box and cable, 91 % battery. | balti | 12300 | brand=apple memory=256 color=blue state=like-new
ro | i13 | Iphone 13 128gb negru | Liber de retea, ca nou. | soroca | 8200 | brand=apple memory=128 color=black state=like-new
ru | i13 | iPhone 13 mini 128Gb, белый | Полный комплект. | | 7300 | brand=apple memory=128 color=white state=used
ru | i12 | Айфон 12 64 гб, чёрный | Обмен на айфон 13 с доплатой. | balti | 5600 | brand=apple memory=64 color=black state=used
ro | i12 i12pro | iPhone 12 Pro, 128 GB | Ecran original, True Tone. | | 7000 | brand=apple memory=128 state=used
ro | i11 | Iphone 11 64GB, stare buna | Schimb pe Samsung S21. | cahul | 4300 | brand=apple memory=64 state=used
ru | i11 | Айфон 11, 128 гб, красный | Аккумулятор менялся. | tiraspol | 4500 | brand=apple memory=128 color=red state=used
en | i14 | iPhone 14 128GB, Midnight | Unlocked, with receipt. | | 11200 | brand=apple memory=128 color=black state=like-new
ro | i14 i14pro | iPhone 14 Pro 256 gb, mov | eSIM, adus din SUA. | | 14800 | brand=apple memory=256 state=used
ru | i15 i15pro | iPhone 15 Pro Max 256, титан | Гарантия до лета. | | 19900 | brand=apple memory=256 state=like-new warranty=true
ro | i15 | IPHONE 15 128GB SIGILAT | Garantie 2 ani. | | 14900 | brand=apple memory=128 state=new warranty=true
ru | ix | Айфон Х 64, рабочий | Треснуто заднее стекло. | edinet | 2300 | brand=apple memory=64 state=used
ro | ise | iPhone SE 2020, 64 GB | Perfect pentru copil. | orhei | 3100 | brand=apple memory=64 state=used
ro | galaxy s21 | Samsung Galaxy S21 128GB gri | Husă și folie cadou. | | 5200 | brand=samsung memory=128 color=grey state=used
ru | galaxy s21 | Самсунг Галакси S 21, 256 гб | Снапдрагон, две сим. | | 5600 | brand=samsung memory=256 state=used
en | galaxy s21 s21ultra | Samsung S21 Ultra 5G 12/256 | Mint condition. | | 7900 | brand=samsung memory=256 ram=12 state=like-new
ro | galaxy s20 | Samsung S20 FE, 6/128 | Stare foarte buna. | balti | 3600 | brand=samsung memory=128 ram=6 state=used
ru | galaxy s23 | Galaxy S23 8/256 чёрный | Куплен в Кишинёве, чек. | | 9700 | brand=samsung memory=256 ram=8 color=black state=used
ro | galaxy a52 | Samsung Galaxy A52, 128 gb | Ecranul fara zgirieturi. | soroca | 2700 | brand=samsung memory=128 state=used
ru | galaxy a52 | Самсунг A 52 6/128 | С зарядкой. | cahul | 2600 | brand=samsung memory=128 ram=6 state=used
ru | galaxy a12 | Samsung A12 4/64, синий | Для родителей. | balti | 1600 | brand=samsung memory=64 ram=4 color=blue state=used
ro | galaxy a54 | Telefon Samsung A54 5G | Garanție Enter până în mai. | | 4900 | brand=samsung memory=128 state=like-new
ro | redmi note-11 | Xiaomi Redmi Note 11, 4/128 | Nou, sigilat. | | 2900 | brand=redmi memory=128 ram=4 state=new
ru | redmi note-11 | Ксиоми Редми Ноут 11 про | 8/128, 67W зарядка. | | 3600 | brand=redmi memory=128 ram=8 state=used
ru | redmi note-9 | Redmi Note 9, 64 гб | Небольшой скол. | soroca | 1700 | brand=redmi memory=64 state=used
en | xiaomi | Xiaomi 12T Pro 8/256 | 120W charger included. | | 6500 | brand=xiaomi memory=256 ram=8 state=used
ro | poco | Poco X3 Pro 6/128 | Baterie tine 2 zile. | hincesti | 2800 | brand=poco memory=128 ram=6 state=used
ru | huawei p30 | Хуавей P30 Lite 128 | Гугл сервисы есть. | balti | 1900 | brand=huawei memory=128 state=used
ro | huawei p30 | Huawei P30 Pro 8/256 | Camera Leica, impecabil. | | 3400 | brand=huawei memory=256 ram=8 state=used
en | pixel | Google Pixel 7, 128 GB | Two months old. | | 7200 | brand=google memory=128 state=like-new
ru | honor | Honor 90 8/256 | Новый, в плёнке. | | 5800 | brand=honor memory=256 ram=8 state=new
[telefoane-clasice] phone button-phone
ro | nokia | Nokia 3310, cu butoane | Funcționează ideal. | | 600 | brand=Nokia state=used
ru | nokia | Кнопочный телефон Nokia 105 | Новый, для бабушки. | balti | 450 | brand=Nokia state=new
[huse-folii] phone-accessory case
ro | for-i13 | Husă iPhone 13 Pro silicon | Toate culorile. | | 120 |
ru | for-i13 | Чехол на айфон 13, прозрачный | Магсейф. | | 150 |
ro | for-s21 | Husa Samsung S21, piele | Cu buzunar pentru card. | | 180 |
ru | film for-i11 | Защитное стекло iPhone 11 | Наклейка бесплатно. | balti | 80 |
ru | for-redmi | Чехол-книжка Redmi Note 11 | Чёрный. | | 130 |
en | for-i14 | Leather case for iPhone 14 | Brown, unused. | | 250 |
[incarcatoare-cabluri] phone-accessory charger
ro | | Încărcător rapid Samsung 25W Type-C | Original. | | 350 | 
ru | | Зарядка для айфона 20W + кабель | Оригинал. | | 400 |
ro | cable | Cablu Lightning pentru iPhone, 2 m | Împletit. | | 90 |
ru | | Зарядное устройство Xiaomi 33W | Быстрая зарядка. | soroca | 250 |
[baterii-externe] powerbank
ro | | Baterie externă Baseus 20000 mAh | Power bank cu afișaj. | | 480 | brand=Baseus state=new
ru | | Повербанк Xiaomi 10000 mAh | Новый. | | 390 | brand=Xiaomi state=new
[piese-telefoane] phone-part
ro | for-i11 | Ecran iPhone 11 original, montare | Se montează pe loc. | | 900 | state=new
ru | for-i12 | Дисплей айфон 12 Pro | Снят с донора. | | 1800 | state=used
ru | | Аккумулятор для Samsung A52 | Новый, с заменой. | | 350 | state=new
[numere-cartele] sim
ro | | Număr Orange frumos 069 777 | Cartelă preplătită. | | 1500 |
ru | | Красивый номер Молдселл | Переоформление. | | 900 |
[ceasuri-smart] smartwatch
ro | apple-watch | Apple Watch SE 44 mm | Curea în plus. | | 2900 | brand=Apple state=used
ru | galaxy-watch | Смарт-часы Samsung Galaxy Watch 4 | Новый ремешок. | | 2100 | brand=Samsung state=used
ru | apple-watch | Эпл Вотч 7, 45 мм | Батарея 93 %. | balti | 4200 | brand=Apple state=used
en | garmin | Garmin Forerunner 245 smartwatch | For running. | | 3000 | brand=Garmin state=used
[bratari-fitness] band
ro | | Brățară Xiaomi Mi Band 8 | Nouă, sigilată. | | 650 | brand=Xiaomi state=new
[casti] headphones
ro | airpods | AirPods Pro 2, originale | Verificare pe site-ul Apple. | | 3400 | brand=Apple state=new
ru | airpods | Наушники Apple AirPods 2 | Правый тише. | | 1200 | brand=Apple state=used
ru | | Беспроводные наушники JBL Tune 510 | Держат 40 часов. | balti | 700 | brand=JBL state=used
ro | | Căști Sony WH-1000XM4 | Cu anularea zgomotului. | | 3600 | brand=Sony state=used
en | | Sennheiser HD 599 headphones | Open back, wired. | | 2000 | brand=Sennheiser state=used
ro | | Casti gaming HyperX Cloud II | Microfon detasabil. | soroca | 1100 | brand=HyperX state=used
`,
)
