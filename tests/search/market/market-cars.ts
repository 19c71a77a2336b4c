import { adverts } from './market.ts'

export const cars = adverts(
  'cars',
  `
[autoturisme] car
ro | | BMW X5 3.0d xDrive, stare ideală | Revizie făcută, 2 chei, fără investiții. | chisinau | 14500 EUR | make=bmw model=x5 year=2012 fuel=diesel gearbox=automatic body=suv color=black
ru | | БМВ X5 2016 г., полный привод | Один хозяин, из Германии. | balti | 23900 EUR | make=bmw model=x5 year=2016 fuel=diesel gearbox=automatic body=suv
en | | BMW X 5, 2008, petrol | Registered in Moldova, needs a new clutch. | chisinau | 6200 EUR | make=bmw model=x5 year=2008 fuel=petrol gearbox=automatic body=suv state=used
ro | | Bmw x3 2.0 diesel 2013 | Se poate de verificat la orice service. | orhei | 11200 EUR | make=bmw model=x3 year=2013 fuel=diesel body=suv
ru | | BMW 320d, E90, универсал | Машина на ходу, торг у капота. | chisinau | 5100 EUR | make=bmw model=seria-3 year=2009 fuel=diesel gearbox=manual body=estate
ro | | BMW seria 5 F10 520d | Piele, navigatie, schimb pe X5 cu adaos. | cahul | 12300 EUR | make=bmw model=seria-5 year=2014 fuel=diesel gearbox=automatic body=sedan
ro | | Dacia Logan 1.5 dci 2015 | Consum 4,5 l, foarte economica. | soroca | 5400 EUR | make=dacia model=logan year=2015 fuel=diesel gearbox=manual body=sedan
ro | | Dacia Logan MCV, 7 locuri | Înmatriculată, taxa achitată. | ungheni | 4300 EUR | make=dacia model=logan year=2010 fuel=diesel gearbox=manual body=estate
ru | | Дачия Логан 1.6 газ-бензин | Родной пробег, зимняя резина в подарок. | balti | 3900 EUR | make=dacia model=logan year=2011 fuel=lpg gearbox=manual body=sedan
ru | | Dacia Duster 4x4, 2018 год | Без вложений. | chisinau | 11800 EUR | make=dacia model=duster year=2018 fuel=diesel gearbox=manual body=suv
ro | | Dacia Sandero Stepway 0.9 | Climă, camere, pilot automat. | edinet | 7900 EUR | make=dacia model=sandero year=2017 fuel=petrol gearbox=manual body=hatchback
ro | | Skoda Octavia A7, 1.6 TDI | Adusă din Belgia, kilometraj real. | chisinau | 9900 EUR | make=skoda model=octavia year=2016 fuel=diesel gearbox=robot body=estate
ru | | Шкода Октавия А5 1.9 tdi | Ухоженная, обслуживалась вовремя. | soroca | 5600 EUR | make=skoda model=octavia year=2008 fuel=diesel gearbox=manual body=sedan
en | | Skoda Superb 2.0 TDI, 2017 | Full service history, one owner. | chisinau | 13700 EUR | make=skoda model=superb year=2017 fuel=diesel gearbox=automatic body=sedan
ru | | Skoda Fabia 1.2, бензин | Для города, женщина за рулём. | tiraspol | 3300 EUR | make=skoda model=fabia year=2009 fuel=petrol gearbox=manual body=hatchback
ro | | VW Golf 5, 1.9 TDI | Volan pe stânga, ITP valabil. | hincesti | 3700 EUR | make=volkswagen model=golf year=2006 fuel=diesel gearbox=manual body=hatchback
ru | | Фольксваген Гольф 6 1.4 TSI | Чистый салон, некурящий. | chisinau | 5900 EUR | make=volkswagen model=golf year=2010 fuel=petrol gearbox=robot body=hatchback
ro | | Volkswagen Passat B6 break | Stare bună, discuri R16. | cahul | 4800 EUR | make=volkswagen model=passat year=2007 fuel=diesel gearbox=manual body=estate
ru | | Фольксваген Пассат B8, автомат | Максимальная комплектация. | chisinau | 14900 EUR | make=volkswagen model=passat year=2016 fuel=diesel gearbox=automatic body=estate
ro | | VW Touran 7 locuri, familie | Ideală pentru familie mare. | straseni | 7200 EUR | make=volkswagen model=touran year=2012 fuel=diesel gearbox=manual body=minivan
ro | | Mercedes E220 CDI, cutie automată | W212, interior piele. | chisinau | 13200 EUR | make=mercedes-benz model=clasa-e year=2012 fuel=diesel gearbox=automatic body=sedan
ru | | Мерседес W211 E 270 | Кожа, люк, машина в отличном состоянии. | comrat | 5900 EUR | make=mercedes-benz model=clasa-e year=2004 fuel=diesel gearbox=automatic body=sedan
en | | Mercedes-Benz C180, 2015, saloon | Non-smoker, garage kept. | chisinau | 14300 EUR | make=mercedes-benz model=clasa-c year=2015 fuel=petrol gearbox=automatic body=sedan
ru | | Toyota Prius 2012 гибрид | Батарея проверена, такси не была. | chisinau | 8900 EUR | make=toyota model=prius year=2012 fuel=hybrid gearbox=cvt body=hatchback
ro | | Toyota Prius 30, hibrid, 2011 | Baterie cu garantie 6 luni. | balti | 7900 EUR | make=toyota model=prius year=2011 fuel=hybrid gearbox=cvt body=hatchback
ru | | Тойота Королла 1.6 механика | Не битая, не крашеная. | orhei | 6700 EUR | make=toyota model=corolla year=2010 fuel=petrol gearbox=manual body=sedan
en | | Toyota RAV4 2.0 AWD | Diplomatic car, low mileage. | chisinau | 17500 EUR | make=toyota model=rav4 year=2017 fuel=petrol gearbox=cvt body=suv
ro | | Renault Megane 3, 1.5 dCi | Schimb pe Dacia Logan sau vand. | falesti | 5200 EUR | make=renault model=megane year=2011 fuel=diesel gearbox=manual body=estate
ru | | Рено Меган 4, 2018 | Свежепригнан, растаможен. | balti | 9400 EUR | make=renault model=megane year=2018 fuel=diesel gearbox=manual body=estate
ro | | RENAULT CLIO 1.2 benzină | Ideal pentru începători. | chisinau | 4100 EUR | make=renault model=clio year=2010 fuel=petrol gearbox=manual body=hatchback
ru | | Рено Сценик 1.6, семиместный | Гранд, большой багажник. | edinet | 5300 EUR | make=renault model=scenic year=2010 fuel=diesel gearbox=manual body=minivan
ro | | Opel Astra H 1.7 cdti | Caravan, carlig de remorcare. | drochia | 3600 EUR | make=opel model=astra year=2007 fuel=diesel gearbox=manual body=estate
ru | | Опель Астра J, 2012 | Подогрев сидений, парктроник. | chisinau | 6400 EUR | make=opel model=astra year=2012 fuel=petrol gearbox=manual body=hatchback
en | | Opel Corsa 1.2, first car | Cheap to run, manual gearbox. | balti | 2900 EUR | make=opel model=corsa year=2008 fuel=petrol gearbox=manual body=hatchback
ro | | Ford Focus 2 - 1.6 benzina | Fără rugină, suspensia nouă. | soroca | 3500 EUR | make=ford model=focus year=2007 fuel=petrol gearbox=manual body=hatchback
ru | | Форд Фокус 3, дизель, 2014 | Экономичная, 5 л на сотню. | chisinau | 7300 EUR | make=ford model=focus year=2014 fuel=diesel gearbox=manual body=estate
ro | | Audi A6 C6 2.0 TDI | Avant, roti de iarna incluse. | ungheni | 6600 EUR | make=audi model=a6 year=2008 fuel=diesel gearbox=automatic body=estate
ru | | Ауди А4 B8, 2.0 TFSI | Чёрная, ксенон, круиз. | chisinau | 9300 EUR | make=audi model=a4 year=2011 fuel=petrol gearbox=cvt body=sedan
ru | | Лада Нива 1.7, 4х4 | Для охоты и рыбалки, лебёдка. | comrat | 3100 EUR | make=lada model=niva year=2009 fuel=lpg gearbox=manual body=suv
ru | | Жигули 2107, на ходу | Документы в порядке, дед ездил. | briceni | 700 EUR | make=lada model=2107 year=1998 fuel=petrol gearbox=manual body=sedan
ro | | Hyundai Tucson 1.7 crdi | Camera, scaune incalzite. | chisinau | 13900 EUR | make=hyundai model=tucson year=2017 fuel=diesel gearbox=manual body=suv
ru | | Хёндай Туксон 2.0 бензин, автомат | Официальный дилер Молдова. | chisinau | 15400 EUR | make=hyundai model=tucson year=2018 fuel=petrol gearbox=automatic body=suv
en | | Nissan Qashqai 1.6 dCi 2014 | Panoramic roof, camera. | chisinau | 10200 EUR | make=nissan model=qashqai year=2014 fuel=diesel gearbox=manual body=crossover
ro | | Kia Sportage, an 2015, tractiune integrala | Recent venita din Coreea. | orhei | 13400 EUR | make=kia model=sportage year=2015 fuel=diesel gearbox=automatic body=suv
ro | | Daewoo Matiz 0.8 | Maşinuţă de oraş, consum mic. | chisinau | 1300 EUR | make=daewoo model=matiz year=2003 fuel=petrol gearbox=manual body=hatchback
[masini-electrice] car electric-car
ro | | Tesla Model 3 Long Range | Autonomie 480 km. | chisinau | 27500 EUR | make=tesla model=model-3 year=2020 fuel=electric gearbox=automatic body=sedan
ru | | Тесла Модель 3, 2019 | Автопилот, белый салон. | chisinau | 24500 EUR | make=tesla model=model-3 year=2019 fuel=electric gearbox=automatic body=sedan
ru | | Nissan Leaf 30 kWh, электромобиль | Батарея 11 делений. | balti | 9900 EUR | make=nissan model=leaf year=2016 fuel=electric gearbox=automatic body=hatchback
en | | Renault Zoe R110, electric | Battery owned, fast charge. | chisinau | 12900 EUR | make=renault model=zoe year=2019 fuel=electric gearbox=automatic body=hatchback
[autoturisme-piese] car-for-parts
ro | | Passat B5 pentru dezmembrare | Motor 1.9 tdi bun. | calarasi | 900 EUR | make=volkswagen model=passat year=2001 fuel=diesel state=broken
ru | | Опель Вектра на разбор | Двигатель, коробка, двери. | balti | 600 EUR | make=opel year=2000 fuel=petrol state=broken
[inchirieri-auto] car-rent
ro | | Chirie auto Dacia Logan, de la 15 euro/zi | Fără gaj, livrare la aeroport. | chisinau | 15 EUR | make=dacia model=logan year=2019 fuel=diesel gearbox=manual body=sedan
ru | | Прокат авто Кишинёв, Skoda Rapid | Без залога. | chisinau | 20 EUR | make=skoda model=rapid year=2018 fuel=petrol gearbox=automatic body=sedan
en | | Rent a car, Toyota Corolla automatic | Airport pick-up. | chisinau | 35 EUR | make=toyota model=corolla year=2021 fuel=hybrid gearbox=cvt body=sedan
[furgonete] van
ro | sprinter | Mercedes Sprinter 316, furgon lung | Ideal pentru transport marfă. | chisinau | 13500 EUR | brand=Mercedes year=2013 fuel=diesel gearbox=manual
ru | sprinter | Мерседес Спринтер грузовой, 2010 | Высокий, длинный. | balti | 9800 EUR | brand=Mercedes year=2010 fuel=diesel gearbox=manual
ru | transit | Форд Транзит, цельнометаллический | Сцепление новое. | cahul | 5200 EUR | brand=Ford year=2008 fuel=diesel gearbox=manual
ro | | Renault Trafic dubă, 9 locuri | Mixt: pasageri și marfă. | hincesti | 8700 EUR | brand=Renault year=2014 fuel=diesel
[camioane] truck
ro | | Camion DAF XF 105, cap tractor | Retarder, rezervor dublu. | chisinau | 21000 EUR | brand=DAF year=2012 fuel=diesel
ru | | Грузовик МАН 8 тонн, бортовой | С гидробортом. | balti | 16500 EUR | brand=MAN year=2009 fuel=diesel
ru | | КамАЗ 5511 самосвал | На ходу, 10 тонн. | soroca | 5500 EUR | brand=КамАЗ year=1990 fuel=diesel
[remorci-semiremorci] trailer
ro | | Remorcă auto 750 kg | Cu prelată, acte în regulă. | | 800 EUR | brand=Niewiadow year=2015 state=used
ru | | Прицеп легковой, оцинкованный | Новый, документы. | balti | 950 EUR | year=2024 state=new
[autobuze-microbuze] minibus
ro | | Microbuz VW Crafter 19+1 | Pentru rute regulate. | | 24000 EUR | brand=Volkswagen year=2015 fuel=diesel
[motociclete] motorcycle
ro | | Motocicletă Yamaha MT-07 | ABS, 2016. | | 5200 EUR | brand=Yamaha year=2016 state=used
ru | | Мотоцикл Урал с коляской | Реставрирован. | soroca | 1500 EUR | brand=Урал year=1987 state=used
en | | Honda CBR 600 motorbike | New tyres, full fairing. | | 4300 EUR | brand=Honda year=2010 state=used
[scutere-mopede] scooter
ro | | Scuter Piaggio 50cc | Pornește la cheie. | | 550 EUR | brand=Piaggio year=2012 state=used
ru | | Скутер Honda Dio 34 | Япония, без пробега по Молдове. | balti | 480 EUR | brand=Honda year=2008 state=used
[trotinete-electrice] e-scooter
ro | | Trotinetă electrică Xiaomi Pro 2 | Autonomie 35 km. | | 5500 | brand=Xiaomi state=like-new
ru | | Электросамокат Ninebot Max G30 | Пробег 300 км. | | 8200 | brand=Ninebot state=used
en | | Electric scooter Kugoo S3, foldable | Charger included. | balti | 3000 | brand=Kugoo state=used
ru | | Самокат электрический Xiaomi M365 | Новая камера, замок в подарок. | | 3900 | brand=Xiaomi state=used
`,
)
