import { adverts } from './market.ts'

/** Adverts of foreigners, and some with spelling mistakes. */
export const english = adverts(
  'english',
  `
[autoturisme] car
en | | Volkswagen Golf 7 1.6 TDI estate | New timing belt. | | 9800 EUR | make=volkswagen model=golf year=2015 fuel=diesel gearbox=manual body=estate
en | | Dacia Duster 1.5 dCi, 2016 | Good for village roads. | soroca | 9900 EUR | make=dacia model=duster year=2016 fuel=diesel gearbox=manual body=suv
en | | Audi Q5 quattro, automatic | Leather, tow bar. | | 18900 EUR | make=audi model=q5 year=2014 fuel=diesel gearbox=automatic body=suv
ro | | Mersedes Vito 111, pasager | 8 locuri, motor bun. | ocnita | 5800 EUR | make=mercedes-benz model=vito year=2006 fuel=diesel gearbox=manual body=minivan
ro | | Toiota Avensis 2.0 D4D | Urgent, plec peste hotare. | cimislia | 4900 EUR | make=toyota model=avensis year=2008 fuel=diesel gearbox=manual body=sedan
ru | | Митсубиси Аутлендер 2.4 | 7 мест, газ. | | 8300 EUR | make=mitsubishi model=outlander year=2011 fuel=lpg gearbox=cvt body=suv
[apartamente-vanzare] flat flat-sale
en | botanica | One-bedroom flat for sale, Botanica | Second floor, sunny. | | 59000 EUR | offer_type=sell rooms=2 area=49 floor=2 floors_total=5
en | rascani | Three-bedroom flat in Riscani sector | Two balconies. | | 93000 EUR | offer_type=sell rooms=4 area=88 floor=6 floors_total=9
[apartamente-chirie] flat flat-rent
en | buiucani | Furnished one-room flat to let, Buiucani | Long term only. | | 300 EUR | offer_type=rent-out rooms=1 area=38 furnished=true
en | | Two-room flat to rent in Balti | Near the university. | balti | 230 EUR | offer_type=rent-out rooms=2 area=46 furnished=true
[case-vanzare] house house-sale
en | | Village house near Orhei, 15 ares | Well, orchard, barn. | orhei | 17000 EUR | offer_type=sell rooms=3 area=70 land_area=15
[camere] room-rent
en | | Room in shared flat, Centre | Quiet flatmates. | | 170 EUR | offer_type=rent-out area=15
[smartphone-uri] phone
en | galaxy a54 | Samsung Galaxy A54, 8/256 | Lilac, with case. | | 5100 | brand=samsung memory=256 ram=8 state=like-new
en | redmi note-12 | Redmi Note 12, 128 GB | Screen protector on. | balti | 2800 | brand=redmi memory=128 state=used
en | i12 | iPhone 12, 128GB, battery 84% | Small scratch. | | 6000 | brand=apple memory=128 state=used
[laptopuri] laptop
en | gaming | Gaming laptop MSI Katana, RTX 4050 | One year old. | | 17800 | brand=msi cpu=intel-core-i7 ram=16 storage_gb=1000 screen_in=15.6 state=like-new
en | | Lenovo ThinkPad X1 Carbon, 16 GB | US keyboard. | | 9400 | brand=lenovo cpu=intel-core-i7 ram=16 storage_gb=512 screen_in=14 state=used
[monitoare] monitor
en | | LG 34" ultrawide monitor | 2K, HDR. | | 6200 | brand=LG screen_in=34 resolution=2k state=used
[imprimante-scanere] printer
en | | Brother laser printer, duplex | New toner. | | 1900 | brand=Brother state=used
[frigidere-congelatoare] fridge
en | | Small fridge, 85 cm | For dorm or office. | | 1500 | brand=Hansa state=used
[masini-de-spalat] washing-machine
en | | Washing machine AEG, 8 kg | A+++, moving sale. | | 5200 | brand=AEG load_kg=8 state=used
[aparate-cafea] coffee-machine
en | | Espresso machine Sage Bambino | Grinder not included. | | 4900 | brand=Sage state=used
[cuptoare-microunde] microwave
en | | Microwave oven Panasonic | 20 l, white. | | 850 | brand=Panasonic state=used
[canapele-coltare] sofa
en | | Sofa bed, dark blue | Two years old. | balti | 3300 | material=fabric color=blue state=used
[paturi-saltele] bed-group
en | mattress | Memory foam mattress, 160x200 | Clean. | | 2700 | state=used
[dulapuri] wardrobe
en | | Wardrobe with mirror, white | Easy to dismantle. | | 2300 | material=mdf color=white state=used
[mese-scaune] table-chair
en | desk table | Standing desk, 140 cm | Electric, black. | | 4300 | material=metal state=used
en | chair | Four dining chairs, grey | Upholstered. | | 2000 | material=fabric color=grey state=used
[carucioare] stroller
en | | Lightweight pushchair Cybex | Cabin size. | | 3600 | brand=Cybex state=used
[jucarii] toy
en | | Wooden toys, box of 30 | For toddlers. | | 300 | state=used
[biciclete-adulti] bicycle
en | | Mountain bike Giant Talon 29 | Size L. | | 7400 | brand=Giant wheel_in=29 state=used
[fitness] fitness
en | dumbbells | Adjustable dumbbells, 2 x 24 kg | With stand. | | 5200 | brand=Bowflex state=used
[instrumente-muzicale] instrument
en | guitar | Electric guitar Squier Stratocaster | Amp included. | | 3900 | brand=Squier state=used
[camping-turism] camping
en | tent | Four-person tent, waterproof | Used twice. | | 1700 | state=used
[pisici] cat
en | | Kitten looking for a home | Litter-trained. | | 0 | age_months=2
[caini] dog
en | labrador | Labrador puppy, chocolate | Eight weeks. | orhei | 2600 | breed=Labrador age_months=2
[it-telecom] job
en | it-job | Python developer, fintech | Hybrid, Chisinau office. | | 45000 | job_kind=vacancy schedule=full salary=45000
[marketing-vanzari] job
en | | Call centre agent, English speaking | Training is paid. | | 14000 | job_kind=vacancy schedule=full salary=14000
[curatenie] service
en | cleaning | House cleaning, weekly | Eco products. | | 100 | price_unit=hour home_visit=true
[reparatii-telefoane-pc] service
en | phone-repair | Phone screen repair in 30 minutes | All models. | | 250 | price_unit=job
[aspiratoare] vacuum
ru | | Пылисос Karcher, сухая уборка | В рабочем состоянии. | edinet | 800 | brand=Karcher state=used
[frigidere-congelatoare] fridge
ro | | Frijider Zanussi, functional | Pentru vilă. | falesti | 1100 | brand=Zanussi state=used
ru | | Холодилник Норд | Дёшево. | rezina | 600 | brand=Норд state=used
[biciclete-adulti] bicycle
ru | | Велик подростковый, 24 дюйма | 18 скоростей. | leova | 1500 | brand=Ardis wheel_in=24 state=used
`,
)
