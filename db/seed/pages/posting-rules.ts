import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'posting-rules',
  col: 1,
  labels: { ro: 'Reguli de publicare', ru: 'Правила размещения', en: 'Posting rules' },
  titles: { ro: 'Reguli de publicare', ru: 'Правила размещения объявлений', en: 'Posting rules' },
  descriptions: {
    ro: 'Cum trebuie să arate un anunț ca să fie publicat fără întârziere.',
    ru: 'Каким должно быть объявление, чтобы его опубликовали без задержек.',
    en: 'What an advert should look like to be published without delay.',
  },
  contents: {
    ro: [
      {
        heading: 'Un lucru, un anunț',
        paragraphs: [
          'Publică un singur anunț pentru fiecare bun sau serviciu și alege subcategoria potrivită. Același anunț în mai multe categorii, în mai multe localități sau din mai multe conturi este considerat duplicat și se respinge.',
        ],
      },
      {
        heading: 'Titlul și descrierea',
        paragraphs: [
          'Titlul are cel mult 70 de caractere, descrierea cel mult 4 000. O limbă este de ajuns, celelalte două sunt opționale.',
        ],
        list: [
          'scrie ce este: tipul, marca, modelul, mărimea, anul',
          'descrie starea așa cum este, inclusiv defectele',
          'nu scrie numere de telefon, e-mailuri sau linkuri în text; pentru contact există butoanele anunțului',
          'fără MAJUSCULE peste tot, șiruri de semne și cuvinte-cheie fără legătură',
          'fără jigniri și fără condiții legate de origine, religie, sex sau vârstă, dacă legea nu le permite',
        ],
      },
      {
        heading: 'Fotografiile',
        paragraphs: [
          'Cel mult 10 fotografii, iar la transport și imobiliare cel mult 20, fiecare până la 15 MB. Arată lucrul real, nu o poză din magazin. Nu acoperi imaginea cu text, numere de telefon sau sigle străine. Nu publica fotografii cu alți oameni fără acordul lor.',
        ],
      },
      {
        heading: 'Prețul',
        paragraphs: [
          'Scrie prețul întreg, în lei, euro sau dolari. Un preț fals de 1 leu, pus ca să ajungi primul în listă, duce la respingerea anunțului. Dacă prețul se discută, bifează „negociabil”. La chirii scrie prețul pe perioada obișnuită, la servicii prețul pe unitate, la locuri de muncă salariul pe lună.',
        ],
      },
      {
        heading: 'Verificarea',
        paragraphs: [
          'Anunțurile utilizatorilor noi și cele care par riscante le citește un moderator înainte de publicare, celelalte apar imediat și sunt verificate după. Dacă schimbi textul sau fotografiile unui anunț activ, el se verifică din nou.',
          'La respingere primești motivul. Poți corecta anunțul și îl poți trimite iarăși sau poți contesta decizia prin [pagina de contact](/article/contacts).',
        ],
      },
      {
        heading: 'Când lucrul s-a vândut',
        paragraphs: [
          'Arhivează sau șterge anunțul. Anunțurile vechi supără cumpărătorii și pot fi reclamate. Când li se termină zilele, trec singure în arhivă.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Одна вещь — одно объявление',
        paragraphs: [
          'Для каждого товара или услуги размещайте одно объявление в подходящей подкатегории. То же объявление в нескольких категориях, населённых пунктах или с нескольких аккаунтов считается повтором и отклоняется.',
        ],
      },
      {
        heading: 'Заголовок и описание',
        paragraphs: [
          'Заголовок — до 70 знаков, описание — до 4 000. Достаточно одного языка, два других по желанию.',
        ],
        list: [
          'напишите, что это: вид, марка, модель, размер, год',
          'опишите состояние как есть, включая недостатки',
          'не пишите в тексте телефоны, e-mail и ссылки; для связи есть кнопки объявления',
          'не пишите всё ЗАГЛАВНЫМИ буквами, не ставьте ряды знаков и посторонние ключевые слова',
          'без оскорблений и без условий о происхождении, религии, поле или возрасте, если закон их не допускает',
        ],
      },
      {
        heading: 'Фотографии',
        paragraphs: [
          'До 10 фотографий, а для транспорта и недвижимости до 20, каждая не больше 15 МБ. Показывайте саму вещь, а не картинку из магазина. Не закрывайте снимок текстом, телефонами и чужими логотипами. Не публикуйте фото других людей без их согласия.',
        ],
      },
      {
        heading: 'Цена',
        paragraphs: [
          'Указывайте полную цену в леях, евро или долларах. Ложная цена в 1 лей ради первого места в списке — причина для отклонения. Если цену можно обсудить, отметьте «торг». Для аренды пишите цену за обычный срок, для услуг — за единицу, для вакансий — зарплату в месяц.',
        ],
      },
      {
        heading: 'Проверка',
        paragraphs: [
          'Объявления новых пользователей и те, что вызывают сомнения, модератор читает до публикации; остальные появляются сразу и проверяются после. Если изменить текст или фото активного объявления, оно проверяется снова.',
          'При отклонении вы получите причину. Объявление можно исправить и отправить ещё раз или оспорить решение через [страницу контактов](/article/contacts).',
        ],
      },
      {
        heading: 'Когда вещь продана',
        paragraphs: [
          'Отправьте объявление в архив или удалите его. Устаревшие объявления раздражают покупателей, на них могут пожаловаться. По окончании срока они уходят в архив сами.',
        ],
      },
    ],
    en: [
      {
        heading: 'One thing, one advert',
        paragraphs: [
          'Publish one advert for each item or service and choose the right subcategory. The same advert in several categories, places or accounts counts as a duplicate and is rejected.',
        ],
      },
      {
        heading: 'Title and description',
        paragraphs: [
          'The title has at most 70 characters, the description at most 4,000. One language is enough, the other two are optional.',
        ],
        list: [
          'say what it is: kind, brand, model, size, year',
          'describe the condition as it is, faults included',
          'no phone numbers, e-mail addresses or links in the text; the advert has buttons for contact',
          'no text all in CAPITALS, rows of signs or unrelated keywords',
          'no insults, and no conditions about origin, religion, sex or age unless the law allows them',
        ],
      },
      {
        heading: 'Photos',
        paragraphs: [
          'At most 10 photos, or 20 for transport and property, each up to 15 MB. Show the real thing, not a picture from a shop. Do not cover the picture with text, phone numbers or other people’s logos. Do not publish photos of other people without their consent.',
        ],
      },
      {
        heading: 'Price',
        paragraphs: [
          'Give the full price in lei, euros or dollars. A false price of 1 leu to come first in the list is a reason for rejection. If the price can be discussed, tick “negotiable”. For rent give the price for the usual period, for services the price per unit, for jobs the monthly salary.',
        ],
      },
      {
        heading: 'Checking',
        paragraphs: [
          'Adverts of new users and those that look risky are read by a moderator before they are published; the others appear at once and are checked afterwards. If you change the text or photos of an active advert, it is checked again.',
          'If it is rejected, you get the reason. You can correct the advert and send it again, or contest the decision through the [contact page](/article/contacts).',
        ],
      },
      {
        heading: 'When the thing is sold',
        paragraphs: [
          'Archive or delete the advert. Old adverts annoy buyers and may be reported. When their time is over, they are archived by themselves.',
        ],
      },
    ],
  },
}
