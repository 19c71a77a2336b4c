import { adverts } from './market.ts'

export const appliances = adverts(
  'appliances',
  `
[televizoare] tv
ro | samsung | Televizor Samsung 55 inch 4K | Smart, telecomandă. | | 7200 | brand=Samsung screen_in=55 resolution=4k smart_tv=true state=used
ru | lg | Телевизор LG 43 дюйма, смарт | Как новый. | | 4700 | brand=LG screen_in=43 resolution=4k smart_tv=true state=like-new
ro | xiaomi | TV Xiaomi 32" Android | Suport de perete cadou. | balti | 2500 | brand=Xiaomi screen_in=32 resolution=hd smart_tv=true state=used
ru | old | Телевизор Sony Trinitron, старый | Кинескоп, на дачу. | soroca | 250 | brand=Sony screen_in=21 state=used
en | sony | Sony Bravia 65 OLED TV | Two years warranty left. | | 19900 | brand=Sony screen_in=65 resolution=4k smart_tv=true state=like-new
ro | lg | Tv LG 49 full hd | Picioruse originale. | cahul | 3200 | brand=LG screen_in=49 resolution=full-hd state=used
[tv-box-antene] tv-box
ru | | ТВ приставка Xiaomi Mi Box S | Для любого телевизора. | | 850 | brand=Xiaomi state=used
ro | mount | Suport de perete pentru televizor 32-65 | Reglabil. | | 350 | state=new
[proiectoare] projector
ro | | Proiector Epson EB-S41 | Lampă 80%. | | 4200 | brand=Epson state=used
ru | | Проектор Xiaomi Mi Smart | Full HD. | | 6900 | brand=Xiaomi state=used
[boxe-sisteme-audio] speaker
ro | jbl | Boxă portabilă JBL Charge 5 | Impermeabilă. | | 2400 | brand=JBL state=like-new
ru | jbl | Колонка JBL Flip 6 | Новая, чек. | | 1900 | brand=JBL state=new
ru | | Акустика Sven, 2 колонки | Для компьютера. | balti | 500 | brand=Sven state=used
en | | Marshall Stanmore II speaker | Bluetooth, black. | | 4800 | brand=Marshall state=used
[camere-foto] camera
ro | canon | Aparat foto Canon EOS 600D + 18-55 | 12 mii cadre. | | 4200 | brand=Canon state=used
ru | nikon | Фотоаппарат Nikon D3500 | С сумкой. | | 5300 | brand=Nikon state=used
en | sony | Sony A6000 mirrorless camera | Kit lens, two batteries. | | 6800 | brand=Sony state=used
[obiective] lens
ru | | Объектив Canon 50mm f/1.8 | Портретник. | | 1500 | brand=Canon state=used
[drone] drone
ro | | Dronă DJI Mini 2 Fly More | 3 baterii. | | 7200 | brand=DJI state=used
ru | | Квадрокоптер DJI Mavic Air 2 | Налёт 5 часов. | | 11500 | brand=DJI state=used
[console] console
ro | ps5 | PlayStation 5 cu disc, 2 joystickuri | 825 GB, garanție. | | 8900 | platform=playstation-5 state=used
ru | ps5 | Сони Плейстейшен 5 Slim | Новая, запечатана. | | 10500 | platform=playstation-5 state=new
ro | ps4 | PS4 Slim 1TB + 3 jocuri | Un singur proprietar. | balti | 3900 | platform=playstation-4 state=used
ru | ps4 | PlayStation 4 Pro, 1 тб | Прошита нет, чистая. | | 4600 | platform=playstation-4 state=used
en | xbox | Xbox Series S, 512 GB | Game Pass ready. | | 4800 | platform=xbox-series state=used
ru | switch | Nintendo Switch OLED | Белая, чехол. | | 5600 | platform=nintendo-switch state=like-new
[jocuri-video] game
ro | ps5-game | Joc FIFA 23 pentru PS5 | Disc. | | 350 | state=used
ru | ps4-game | Диск GTA 5 для PS4 | Без царапин. | | 300 | state=used
ru | ps5-game | God of War Ragnarok PS5 | Русский язык. | balti | 650 | state=used
[accesorii-console] console-accessory
ro | ps5 joystick | Joystick DualSense PS5 alb | Fără drift. | | 1000 | brand=Sony state=used
ru | ps4 joystick | Джойстик для PS4 | Новый. | | 450 | brand=Sony state=new
[frigidere-congelatoare] fridge
ro | | Frigider Beko, 180 cm, No Frost | Clasa A+. | | 4600 | brand=Beko state=used
ro | samsung | Frigider Samsung side by side | Inox, dozator apă. | | 9900 | brand=Samsung state=used
ru | | Холодильник Атлант двухкамерный | Работает хорошо. | balti | 2400 | brand=Атлант state=used
ru | samsung | Холодильник Samsung, 2 метра, ноу фрост | Инвертор. | | 6100 | brand=Samsung state=used
en | | Bosch fridge freezer, 186 cm | White, very quiet. | | 5400 | brand=Bosch state=used
ro | freezer | Congelator Zanussi cu 5 sertare | Ladă verticală. | soroca | 2900 | brand=Zanussi state=used
ru | freezer | Морозильная камера Snaige | 6 ящиков. | cahul | 2700 | brand=Snaige state=used
ro | display | Vitrină frigorifică pentru magazin | 1,5 m. | | 7500 | brand=Cold state=used
[masini-de-spalat] washing-machine
ro | | Maşină de spălat Samsung 7 kg | Inverter, 1200 rot. | | 4300 | brand=Samsung load_kg=7 state=used
ro | | Masina de spalat LG 6kg direct drive | Livrare. | balti | 3500 | brand=LG load_kg=6 state=used
ru | | Стиральная машина Bosch 8 кг | Сделано в Германии. | | 5900 | brand=Bosch load_kg=8 state=used
ru | | Стиралка Indesit, 5 кг | Рабочая, узкая. | soroca | 1700 | brand=Indesit load_kg=5 state=used
ru | | Стиральная машинка LG, 7 кг, пар | 2 года. | | 4400 | brand=LG load_kg=7 state=used
en | | Whirlpool washing machine, 6 kg | Top loading. | | 2800 | brand=Whirlpool load_kg=6 state=used
ro | dryer | Uscător de rufe Beko 8 kg | Cu pompă de căldură. | | 6200 | brand=Beko load_kg=8 state=used
[masini-spalat-vase] dishwasher
ro | | Mașină de spălat vase Bosch 45 cm | Incorporabilă. | | 4100 | brand=Bosch state=used
ru | | Посудомоечная машина Electrolux | 12 комплектов. | | 4600 | brand=Electrolux state=used
ru | | Посудомойка Gorenje, отдельностоящая | Чистая. | balti | 3800 | brand=Gorenje state=used
[aragaze-cuptoare] stove
ro | | Aragaz Hansa cu cuptor electric | 4 ochiuri, 50 cm. | | 2600 | brand=Hansa state=used
ru | | Газовая плита Gefest, 4 конфорки | Белая. | soroca | 1900 | brand=Gefest state=used
ro | hob | Plită cu inducție Bosch | Incorporabilă. | | 3900 | brand=Bosch state=used
ru | oven | Духовой шкаф Gorenje | Встраиваемый. | | 3500 | brand=Gorenje state=used
en | | Gas cooker, four burners | Oven and grill. | balti | 2100 | brand=Hansa state=used
[hote] hood
ro | | Hota de bucătărie Teka 60 cm | Inox. | | 1200 | brand=Teka state=used
[aspiratoare] vacuum
ro | | Aspirator Dyson V8 fără fir | Filtru nou. | | 3900 | brand=Dyson state=used
ru | | Пылесос Samsung 1800W | С мешком. | balti | 900 | brand=Samsung state=used
ru | robot | Робот-пылесос Xiaomi S10 | Моет полы. | | 3300 | brand=Xiaomi state=used
ro | robot | Robot aspirator Roborock S7 | Hartă pe telefon. | | 5600 | brand=Roborock state=used
en | | Karcher vacuum cleaner, wet and dry | For garage or car. | | 1700 | brand=Karcher state=used
[aparate-cafea] coffee-machine
ro | | Aparat de cafea Delonghi Magnifica | Măcinare boabe. | | 4200 | brand=DeLonghi state=used
ru | | Кофемашина Philips LatteGo | Обслужена. | | 5800 | brand=Philips state=used
ro | | Espressor Krups, capsule Nespresso | Mic și compact. | | 1100 | brand=Krups state=used
[cuptoare-microunde] microwave
ro | | Cuptor cu microunde Samsung 23 l | Cu grill. | | 900 | brand=Samsung state=used
ru | | Микроволновка LG, 20 л | Белая. | balti | 700 | brand=LG state=used
ru | | Микроволновая печь Bosch | Почти новая. | | 1300 | brand=Bosch state=like-new
[roboti-blendere] kitchen-machine
ro | blender | Blender Philips 600 W | Cană de sticlă. | | 450 | brand=Philips state=used
ru | grinder | Мясорубка электрическая Moulinex | 1500 Вт. | | 950 | brand=Moulinex state=used
ro | mixer | Mixer Bosch cu bol | Paletă și tel. | | 1300 | brand=Bosch state=used
[fiare-de-calcat] iron
ro | | Fier de călcat Tefal cu abur | 2600 W. | | 450 | brand=Tefal state=used
ru | | Утюг Philips Azur | Не подтекает. | | 400 | brand=Philips state=used
[aparate-aer-conditionat] air-conditioner
ro | | Aparat de aer condiționat Gree 12000 BTU | Cu instalare. | | 6200 | brand=Gree state=new
ru | | Кондиционер Samsung инвертор, 9000 | Б/у, рабочий. | | 3500 | brand=Samsung state=used
ro | | Conditioner Midea 9000 btu | Instalat o vara. | balti | 3900 | brand=Midea state=used
en | | Air conditioner LG, 18000 BTU | Including outdoor unit. | | 7000 | brand=LG state=used
[incalzitoare] heater
ro | | Convector electric Atlantic 2000W | Termostat. | | 1400 | brand=Atlantic state=used
ru | | Обогреватель масляный, 11 секций | Delonghi. | | 800 | brand=DeLonghi state=used
[boilere] boiler
ro | | Boiler electric Ariston 80 l | Rezistență nouă. | | 1900 | brand=Ariston state=used
ru | | Бойлер Gorenje 100 литров | Новый, гарантия. | balti | 2800 | brand=Gorenje state=new
ru | | Водонагреватель Atlantic 50 л | Плоский. | | 1700 | brand=Atlantic state=used
`,
)
