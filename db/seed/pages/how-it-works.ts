import { site } from '#contract/site/site.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'how-it-works',
  col: 1,
  labels: { ro: 'Cum funcționează', ru: 'Как это работает', en: 'How it works' },
  titles: {
    ro: `Cum funcționează ${site.name}`,
    ru: `Как работает ${site.name}`,
    en: `How ${site.name} works`,
  },
  descriptions: {
    ro: 'Cont, căutare, publicarea unui anunț, mesaje și promovare: pașii pe scurt.',
    ru: 'Аккаунт, поиск, размещение объявления, сообщения и поднятие: коротко по шагам.',
    en: 'Account, search, posting an advert, messages and promotion: the steps in short.',
  },
  contents: {
    ro: [
      {
        heading: 'Cauți fără cont',
        paragraphs: [
          'Poți răsfoi categoriile, căuta și citi anunțurile fără să te înregistrezi. De la trei litere în sus căutarea îți propune anunțuri și subcategorii. Filtrele de preț compară leii, euro și dolarii la cursul oficial al Băncii Naționale.',
        ],
      },
      {
        heading: 'Îți faci cont cu telefonul',
        paragraphs: [
          'Introduci numărul după prefixul +373, primești un cod de cinci cifre și ești înregistrat. Codul este valabil zece minute. Dacă SMS-ul nu ajunge, poți cere codul încă o dată sau te poți înregistra prin apel.',
          'Alegi tipul contului: personal sau companie. Numele de utilizator este unic și îl văd toți.',
        ],
      },
      {
        heading: 'Publici un anunț în trei pași',
        paragraphs: ['Publicarea este gratuită și durează câteva minute.'],
        list: [
          'Informații: categoria, titlul, descrierea, prețul și localitatea',
          'Fotografii: până la 10, iar la automobile și imobiliare până la 20; de pe calculator le poți trimite și din telefon, cu un cod QR',
          'Final: verifici totul și publici sau păstrezi ca ciornă',
        ],
      },
      {
        heading: 'Vorbești cu cumpărătorii',
        paragraphs: [
          'Cumpărătorii îți scriu în mesaje, îți pot propune un preț sau te sună, dacă ai ales să arăți telefonul. O ofertă de preț este valabilă 48 de ore.',
        ],
      },
      {
        heading: 'Un anunț are zilele lui',
        paragraphs: [
          'Câte zile este activ un anunț ține de categorie și vezi la „Anunțurile mele”. Cu trei zile înainte de expirare te anunțăm. După expirare anunțul trece în arhivă, de unde îl readuci apăsând „Promovează”. Un anunț poate fi promovat o dată pe zi și de cel mult cinci ori în 30 de zile.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Искать можно без аккаунта',
        paragraphs: [
          'Смотреть категории, искать и читать объявления можно без регистрации. После трёх введённых букв поиск подсказывает объявления и подкатегории. Фильтр по цене сравнивает леи, евро и доллары по официальному курсу Национального банка.',
        ],
      },
      {
        heading: 'Регистрация по телефону',
        paragraphs: [
          'Введите номер после префикса +373, получите код из пяти цифр — и вы зарегистрированы. Код действует десять минут. Если SMS не приходит, можно запросить код ещё раз или зарегистрироваться по звонку.',
          'Выберите тип аккаунта: личный или компания. Имя пользователя уникально и видно всем.',
        ],
      },
      {
        heading: 'Объявление за три шага',
        paragraphs: ['Размещение бесплатное и занимает несколько минут.'],
        list: [
          'Информация: категория, заголовок, описание, цена и населённый пункт',
          'Фотографии: до 10, а для автомобилей и недвижимости до 20; работая за компьютером, их можно отправить с телефона по QR-коду',
          'Завершение: проверьте всё и опубликуйте или сохраните черновик',
        ],
      },
      {
        heading: 'Общение с покупателями',
        paragraphs: [
          'Покупатели пишут вам сообщения, могут предложить цену или позвонить, если вы решили показать телефон. Предложение цены действует 48 часов.',
        ],
      },
      {
        heading: 'У объявления есть срок',
        paragraphs: [
          'Срок зависит от категории, он виден в «Моих объявлениях». За три дня до его окончания мы вас предупредим. После этого объявление уходит в архив, откуда его можно вернуть кнопкой «Поднять». Поднимать объявление можно раз в день и не более пяти раз за 30 дней.',
        ],
      },
    ],
    en: [
      {
        heading: 'Search without an account',
        paragraphs: [
          'You can browse the categories, search and read adverts without registering. From three letters on, the search suggests adverts and subcategories. The price filter compares lei, euros and dollars at the official rate of the National Bank.',
        ],
      },
      {
        heading: 'Register with your phone',
        paragraphs: [
          'Enter your number after the prefix +373, get a five-digit code, and you are registered. The code is valid for ten minutes. If the text message does not arrive, you can ask for the code again or register with a call.',
          'Choose the type of account: personal or company. The username is unique and everybody can see it.',
        ],
      },
      {
        heading: 'An advert in three steps',
        paragraphs: ['Posting is free and takes a few minutes.'],
        list: [
          'Information: category, title, description, price and place',
          'Images: up to 10, and up to 20 for cars and property; at a computer you can send them from your phone with a QR code',
          'Finish: check everything and publish, or keep it as a draft',
        ],
      },
      {
        heading: 'Talk to buyers',
        paragraphs: [
          'Buyers send you messages, may offer a price, or call you if you chose to show your phone. A price offer is valid for 48 hours.',
        ],
      },
      {
        heading: 'An advert has its time',
        paragraphs: [
          'How many days an advert is active depends on its category; My adverts shows them. Three days before it ends we let you know. Then the advert is archived, and you can bring it back by pressing Promote. An advert can be promoted once per day and at most five times in 30 days.',
        ],
      },
    ],
  },
}
