import { adverts } from './market.ts'

export const computers = adverts(
  'computers',
  `
[laptopuri] laptop
ro | | Laptop Lenovo ThinkPad T480, i5, 16GB | SSD 256, baterie dublă. | | 5500 | brand=lenovo cpu=intel-core-i5 ram=16 storage_gb=256 screen_in=14 state=used
ru | | Ноутбук Lenovo IdeaPad 3, 8 гб | Для учёбы. | balti | 4800 | brand=lenovo cpu=amd-ryzen-3 ram=8 storage_gb=256 screen_in=15.6 state=used
ru | gaming | Игровой ноутбук Lenovo Legion 5, RTX 3060 | 16 ГБ, 165 Гц. | | 16500 | brand=lenovo cpu=amd-ryzen-7 ram=16 storage_gb=512 screen_in=15.6 state=used
ro | macbook air | MacBook Air M1 8/256, Space Grey | 120 cicluri. | | 11500 | brand=apple cpu=apple-m ram=8 storage_gb=256 screen_in=13.3 state=like-new
ru | macbook pro | Макбук Про 14 M1 Pro, 16/512 | Идеальное состояние. | | 22500 | brand=apple cpu=apple-m ram=16 storage_gb=512 screen_in=14 state=used
en | macbook pro | MacBook Pro 13 2017, 8 GB | New battery, US keyboard. | | 6900 | brand=apple cpu=intel-core-i5 ram=8 storage_gb=256 screen_in=13.3 state=used
ro | | HP ProBook 450 G7, i7 | 16 gb ram, ssd 512. | soroca | 7800 | brand=hp cpu=intel-core-i7 ram=16 storage_gb=512 screen_in=15.6 state=used
ru | | Ноутбук HP Pavilion 15 | Экран IPS, новый ssd. | | 5200 | brand=hp cpu=intel-core-i5 ram=8 storage_gb=256 screen_in=15.6 state=used
ro | | Notebook Dell Latitude 5490 | i5-8350u, 8 GB, business. | | 4300 | brand=dell cpu=intel-core-i5 ram=8 storage_gb=256 screen_in=14 state=used
en | | Dell XPS 13 9310, i7, 16GB | OLED touch screen. | | 13900 | brand=dell cpu=intel-core-i7 ram=16 storage_gb=512 screen_in=13.4 state=used
ro | gaming | Laptop gaming Asus TUF F15, RTX 3050 | Garanție 1 an. | | 12900 | brand=asus cpu=intel-core-i5 ram=16 storage_gb=512 screen_in=15.6 state=like-new warranty=true
ru | | Асус VivoBook 15, i3 | Лёгкий, серый. | cahul | 3900 | brand=asus cpu=intel-core-i3 ram=4 storage_gb=256 screen_in=15.6 state=used
ru | | Acer Aspire 5, Ryzen 5 | Мало пользовались. | | 6100 | brand=acer cpu=amd-ryzen-5 ram=8 storage_gb=512 screen_in=15.6 state=used
ro | broken | Leptop Toshiba Satellite, pentru piese | Nu porneste. | orhei | 600 | brand=toshiba state=broken
[calculatoare-desktop] desktop
ro | gaming | Calculator gaming, RTX 3070, i7 | 32GB DDR4, SSD 1 TB. | | 19500 | cpu=intel-core-i7 ram=32 storage_gb=1000 state=used
ru | gaming | Игровой компьютер Ryzen 5, GTX 1660 | 16 гб, ssd 500. | | 9800 | cpu=amd-ryzen-5 ram=16 storage_gb=500 state=used
ru | | Системный блок для офиса i3, 8 гб | Windows 10. | balti | 2500 | cpu=intel-core-i3 ram=8 storage_gb=240 state=used
en | | Office PC HP EliteDesk, i5 | Keyboard and mouse included. | | 3100 | brand=HP cpu=intel-core-i5 ram=8 storage_gb=256 state=used
[all-in-one] all-in-one
ro | | iMac 21.5 2017, 4K | Tastatură și mouse Apple. | | 9800 | brand=Apple ram=8 state=used
[tablete] tablet
ro | ipad | iPad 9 64GB WiFi | Cu husă. | | 5200 | brand=apple memory=64 screen_in=10.2 state=like-new
ru | ipad | Айпад Air 4, 64 гб | Зелёный, стилус в комплекте. | | 7400 | brand=apple memory=64 screen_in=10.9 state=used
en | ipad | iPad Pro 11 128GB | With Magic Keyboard. | | 11900 | brand=apple memory=128 screen_in=11 state=used
ru | | Планшет Samsung Galaxy Tab A8 | Для ребёнка, чехол. | balti | 2600 | brand=samsung memory=32 screen_in=10.5 state=used
ro | | Tabletă Lenovo Tab M10 | Ecran 10 inch. | soroca | 1900 | brand=lenovo memory=64 screen_in=10.1 state=used
ro | graphic | Tabletă grafică Wacom Intuos | Pentru desen. | | 1500 | brand=other state=used
[monitoare] monitor
ro | | Monitor LG 27 inch, IPS | HDMI, fara pixeli morti. | | 2400 | brand=LG screen_in=27 resolution=full-hd state=used
ru | | Монитор Samsung 24 дюйма | Кабель в комплекте. | | 1300 | brand=Samsung screen_in=24 resolution=full-hd state=used
ru | gaming | Игровой монитор AOC 165 Гц | 27", изогнутый. | balti | 3900 | brand=AOC screen_in=27 resolution=2k state=used
en | | Dell UltraSharp 27 4K monitor | USB-C, height adjustable. | | 5900 | brand=Dell screen_in=27 resolution=4k state=like-new
[imprimante-scanere] printer
ro | | Imprimantă HP LaserJet 1102 | Cartuș plin. | | 1500 | brand=HP state=used
ru | | Принтер Canon MF3010, МФУ | Печать, скан, копия. | | 2600 | brand=Canon state=used
ro | | Imprimanta color Epson L3150 | WiFi, cerneala inclusa. | balti | 3100 | brand=Epson state=used
ru | cartridge | Картридж для принтера Canon 725 | Новый, совместимый. | | 220 | brand=Canon state=new
[placi-video] gpu
ro | rtx3060 | Placă video RTX 3060 12GB Asus | Nu a fost la minat. | | 5200 | brand=Asus state=used
ru | gtx1660 | Видеокарта GTX 1660 Super 6 гб | Тихая, с коробкой. | | 2700 | brand=MSI state=used
en | rx580 | RX 580 8GB graphics card | Tested, works fine. | | 1600 | brand=Sapphire state=used
ru | rtx3060 | RTX 3060 Ti Gigabyte, видеокарта | Гарантия 6 мес. | balti | 5900 | brand=Gigabyte state=used
[memorie-ram] ram
ro | 16gb | Memorie RAM DDR4 16GB Kingston | 2x8, 3200 MHz. | | 750 | brand=Kingston state=used
ru | 8gb | Оперативная память DDR3 8 гб | Для ноутбука. | | 250 | brand=Samsung state=used
ro | 16gb | Ram ddr5 16 gb Corsair | Noi. | | 1300 | brand=Corsair state=new
[ssd-hdd] disk
ro | ssd | SSD Samsung 970 Evo 1TB | NVMe, sanatate 96%. | | 1100 | brand=Samsung state=used
ru | ssd | Накопитель SSD Kingston 480 гб | SATA, новый. | | 550 | brand=Kingston state=new
ru | hdd | Жёсткий диск WD 2TB | Внешний, USB 3.0. | | 900 | brand=WD state=used
[procesoare] cpu-part
ro | | Procesor Intel i5-10400F | Cu cooler. | | 1500 | brand=Intel state=used
ru | | Процессор Ryzen 5 3600 | AM4, без кулера. | | 1200 | brand=AMD state=used
[tastaturi-mouse] input
ro | keyboard | Tastatură mecanică Redragon | Iluminare RGB, layout rus. | | 650 | brand=Redragon state=used
ru | mouse | Мышь Logitech G102 | Проводная. | | 300 | brand=Logitech state=used
ru | keyboard | Клавиатура беспроводная Logitech K380 | Блютуз. | | 600 | brand=Logitech state=like-new
en | mouse | Logitech MX Master 3 wireless mouse | Graphite. | | 1200 | brand=Logitech state=used
[routere-retea] router
ro | | Router TP-Link Archer C6 | Dual band. | | 550 | brand=TP-Link state=used
ru | | Роутер Wi-Fi Asus RT-AX55 | WiFi 6. | | 1100 | brand=Asus state=used
`,
)
