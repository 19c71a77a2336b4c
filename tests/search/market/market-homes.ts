import { adverts } from './market.ts'

/** The number of rooms is an attribute; `botanica` and the like are sectors of Chișinău. */
export const homes = adverts(
  'homes',
  `
[apartamente-vanzare] flat flat-sale
ro | botanica | Apartament 2 camere, Botanica, euroreparație | 54 mp, etaj 4 din 9, bd. Dacia. | | 67500 EUR | offer_type=sell rooms=2 area=54 floor=4 floors_total=9 finish=euro
ro | ciocana | Ap. cu 2 odăi, Ciocana, seria 143 | Mobilat parțial, autonomă. | | 61000 EUR | offer_type=sell rooms=2 area=60 floor=7 floors_total=9 heating=autonomous
ro | buiucani | Vînd apartament 3 camere Buiucani | Str. Alba Iulia, lîngă parc. | | 89000 EUR | offer_type=sell rooms=3 area=78 floor=2 floors_total=5
ro | rascani | Garsonieră sectorul Rîșcani | 28 m2, reparatie cosmetica. | | 34000 EUR | offer_type=sell rooms=studio area=28 floor=5 floors_total=9
ro | centru | Apartament cu o cameră în Centru | Casă de cotileț, curte închisă. | | 58000 EUR | offer_type=sell rooms=1 area=38 floor=3 floors_total=5
ru | botanica | 2-комнатная квартира, Ботаника, ремонт | Бул. Траяна, середина дома. | | 64000 EUR | offer_type=sell rooms=2 area=52 floor=3 floors_total=9 finish=euro
ru | ciocana | 3-х комнатная квартира на Чеканах | Новая кухня остаётся. | | 82000 EUR | offer_type=sell rooms=3 area=72 floor=6 floors_total=9
ru | rascani | Однокомнатная квартира, Рышкановка | Тёплая, не угловая. | | 43500 EUR | offer_type=sell rooms=1 area=36 floor=4 floors_total=5
ru | | Продам 4-комнатную квартиру, Бельцы | Центр города, гараж рядом. | balti | 56000 EUR | offer_type=sell rooms=4 area=92 floor=2 floors_total=5
ru | | Квартира 2 комнаты, Бельцы, 8 квартал | Автономное отопление. | balti | 36500 EUR | offer_type=sell rooms=2 area=50 floor=5 floors_total=5 heating=autonomous
ro | | Apartament 3 odăi în Bălți, zona Dacia | Preț negociabil. | balti | 44000 EUR | offer_type=sell rooms=3 area=66 floor=1 floors_total=9
ro | | Apartament cu 2 camere în Soroca | Etajul 2, beci, vedere la Nistru. | soroca | 29000 EUR | offer_type=sell rooms=2 area=48 floor=2 floors_total=5
ru | | 1-комн. квартира в Сороках | Возле рынка. | soroca | 19500 EUR | offer_type=sell rooms=1 area=33 floor=4 floors_total=5
ro | | Apartament 1 cameră, Cahul, centru | Geamuri termopan, uși noi. | cahul | 25000 EUR | offer_type=sell rooms=1 area=34 floor=2 floors_total=5
ro | | Apartament 2 camere Orhei | Aproape de lac. | orhei | 33500 EUR | offer_type=sell rooms=2 area=51 floor=3 floors_total=5
en | centru | Two-bedroom apartment, Centre, 75 sqm | Fully renovated, near the park. | | 112000 EUR | offer_type=sell rooms=3 area=75 floor=4 floors_total=7 finish=euro
[apartamente-noi] flat flat-sale new-build
ro | botanica | Bloc nou, 2 camere + living, variantă albă | Dat în exploatare, Botanica. | | 78000 EUR | offer_type=sell rooms=2 area=68 floor=8 floors_total=14 housing_fund=new finish=white
ru | buiucani | Новострой, 1-комнатная, Буюканы | Белый вариант, сдан. | | 47000 EUR | offer_type=sell rooms=1 area=44 floor=10 floors_total=16 housing_fund=new finish=white
ru | ciocana | Новостройка Чеканы, 3 комнаты | Первый взнос 30 %. | | 79000 EUR | offer_type=sell rooms=3 area=84 floor=5 floors_total=10 housing_fund=new finish=grey
[apartamente-chirie] flat flat-rent
ro | botanica | Dau în chirie apartament 2 camere, Botanica | Mobilat, toată tehnica. | | 400 EUR | offer_type=rent-out rooms=2 area=55 furnished=true
ro | ciocana | Chirie 1 cameră, Ciocana | Pe termen lung, familie. | | 280 EUR | offer_type=rent-out rooms=1 area=36 furnished=true
ro | centru | Se dă în gazdă apartament 3 camere Centru | Animale nu se accepta. | | 600 EUR | offer_type=rent-out rooms=3 area=80
ru | botanica | Сдаю 2-комнатную квартиру, Ботаника | На длительный срок. | | 380 EUR | offer_type=rent-out rooms=2 area=50 furnished=true
ru | ciocana | Сдаётся однокомнатная квартира на Чеканах | Без животных. | | 250 EUR | offer_type=rent-out rooms=1 area=34
ru | | Аренда квартиры, Бельцы, 2 комнаты | С мебелью, ремонт. | balti | 220 EUR | offer_type=rent-out rooms=2 area=48 furnished=true
en | centru | Apartment for rent, 2 rooms, city centre | Bills not included, pets allowed. | | 550 EUR | offer_type=rent-out rooms=2 area=60 pets_allowed=true
ro | | Chirie apartament 2 camere Soroca | Pentru tineri căsătoriți. | soroca | 150 EUR | offer_type=rent-out rooms=2 area=47
[apartamente-pe-zi] flat flat-daily
ro | centru | Apartament pe zi, centru, de la 30 euro | Wi-Fi, decont. | | 30 EUR | offer_type=rent-out rooms=1 area=35
ru | | Посуточно квартира в Бельцах | Часы, сутки, недели. | balti | 500 | offer_type=rent-out rooms=1 area=32
en | centru | Daily rent, studio in Chisinau centre | Self check-in. | | 35 EUR | offer_type=rent-out rooms=studio area=30
[camere] room-rent
ro | | Cameră în cămin pentru studentă | Lângă Politehnică. | | 100 EUR | offer_type=rent-out area=14
ru | | Комната для одного человека, Ботаника | Без хозяйки. | | 120 EUR | offer_type=rent-out area=16
ru | | Сдаю комнату в общежитии, Бельцы | Душ на этаже. | balti | 60 EUR | offer_type=rent-out area=12
[case-vanzare] house house-sale
ro | | Casă cu 2 nivele, Durleşti, 6 ari | Toate comunicațiile. | durlesti | 125000 EUR | offer_type=sell rooms=5 area=180 land_area=6
ro | | Casă de locuit în Soroca, 12 ari | Livadă, fântână, garaj. | soroca | 42000 EUR | offer_type=sell rooms=4 area=110 land_area=12
ro | | Casa batrineasca la tara, Orhei | Pentru reconstructie, beci bun. | orhei | 9000 EUR | offer_type=sell rooms=3 area=60 land_area=20
ru | | Дом в Бельцах, 100 м², 5 соток | Газ, вода, канализация. | balti | 47000 EUR | offer_type=sell rooms=4 area=100 land_area=5
ru | | Продаётся дом, Кагул, с огородом | Рядом школа и садик. | cahul | 33000 EUR | offer_type=sell rooms=3 area=85 land_area=10
ru | | Дом в Сороках, вид на крепость | Нужен ремонт. | soroca | 31000 EUR | offer_type=sell rooms=3 area=90 land_area=8
en | | House in Stauceni, 150 sqm, garden | Ready to move in. | stauceni | 139000 EUR | offer_type=sell rooms=4 area=150 land_area=7
ro | | Casă în Ialoveni, variantă albă | Acoperiș nou, poartă automată. | ialoveni | 88000 EUR | offer_type=sell rooms=4 area=140 land_area=6
[case-chirie] house house-rent
ro | | Casă în chirie, Codru, 3 dormitoare | Curte și loc de parcare. | codru | 800 EUR | offer_type=rent-out rooms=4 area=120
ru | | Сдаётся дом в Кишинёве, 2 этажа | Для семьи, с мебелью. | | 700 EUR | offer_type=rent-out rooms=4 area=130
[case-vacanta] holiday-house
ro | | Vilă la Vadul lui Vodă, lângă pădure | Cu saună și foișor. | vadul-lui-voda | 45000 EUR | offer_type=sell rooms=3 area=70 land_area=8
ru | | Дача с участком 6 соток, Ставчены | Свет, вода, фруктовые деревья. | stauceni | 14000 EUR | offer_type=sell rooms=2 area=40 land_area=6
[terenuri-constructii] land building-plot
ro | | Teren pentru construcţie, Durlești, 6 ari | Lângă drum asfaltat. | durlesti | 38000 EUR | offer_type=sell land_area=6 utilities=gas+power
ro | | Lot de pămînt 10 ari, Ialoveni | Ieşire la traseu. | ialoveni | 27000 EUR | offer_type=sell land_area=10
ru | | Участок под строительство, 8 соток, Бельцы | Ровный, угловой. | balti | 12500 EUR | offer_type=sell land_area=8 utilities=power
ru | | Земельный участок 12 соток, Оргеев | Электричество на участке. | orhei | 9800 EUR | offer_type=sell land_area=12
en | | Building plot in Codru, 8 ares | All utilities on the border. | codru | 56000 EUR | offer_type=sell land_area=8
[terenuri-agricole] land farmland
ro | | Teren agricol 2 ha, raionul Soroca | Cernoziom, arabil. | soroca | 6000 EUR | offer_type=sell land_area=200
ru | | Пахотная земля 5 га, Дрокия | Возможна аренда. | drochia | 14500 EUR | offer_type=sell land_area=500
[oficii] office
ro | | Oficiu în chirie, 40 mp, Centru | Etajul 3, parcare. | | 480 EUR | offer_type=rent-out area=40
ru | | Офис в аренду, Рышкановка, 25 м² | Отдельный вход. | | 270 EUR | offer_type=rent-out area=25
[magazine-spatii] shop-space
ro | | Spaţiu comercial prima linie, 90 mp | Potrivit pentru farmacie sau magazin. | | 1300 EUR | offer_type=rent-out area=90
ru | | Магазин в Бельцах, 120 м², действующий | С оборудованием. | balti | 75000 EUR | offer_type=sell area=120
[depozite-productie] warehouse
ro | | Depozit 300 mp, Ciocana | Rampă, curent trifazat. | | 1200 EUR | offer_type=rent-out area=300
ru | | Склад 500 м², Бельцы | Отапливаемый. | balti | 1500 EUR | offer_type=rent-out area=500
[garaje] garage
ro | | Garaj capital, Botanica | Cu beci, acte. | | 9500 EUR | offer_type=sell area=20
ru | | Гараж в кооперативе, Рышкановка | Сухой, смотровая яма. | | 8000 EUR | offer_type=sell area=18
ru | | Гараж металлический под вывоз | 3 на 6 метров. | balti | 1400 EUR | offer_type=sell area=18
[locuri-parcare] parking
ro | | Loc de parcare subterană, Buiucani | Bloc nou. | | 11000 EUR | offer_type=sell area=13
`,
)
