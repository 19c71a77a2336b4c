import { site } from '#contract/site/site.ts'
import type { PageBlock } from '#contract/content.ts'

/** The terms of use. Not part of the catalogue: only their own page and the seed load them. */
export const terms: PageBlock[] = [
  {
    paragraphs: [
      `These terms are an agreement between you and ${site.name}, the place where people in Moldova publish their adverts. By using the site you accept them. We kept them short, so that they can be read to the end.`,
    ],
  },
  {
    heading: `What ${site.name} is`,
    paragraphs: [
      `${site.name} publishes its users’ adverts. We take no part in the deals: we do not sell, buy, take money for other people’s goods or vouch for their quality. Seller and buyer agree between themselves.`,
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'You can search and read without an account. To post, to write to sellers or to save adverts you need an account with your phone number, confirmed by a code. An account is personal or a company’s.',
      'You answer for what is done from your account. Give nobody your password or the code you get by SMS: we never ask for them.',
    ],
  },
  {
    heading: 'Your advert',
    paragraphs: [
      'Publish only what you have the right to sell or offer, with your own photos, a real price and a true description. An advert stays active for as many days as its category allows (My adverts shows them) and then goes to the archive, from where you can bring it back.',
    ],
    list: [
      'One thing, one advert: do not post the same advert several times.',
      'Choose the right category.',
      'Keep phone numbers and e-mail addresses out of the title and the description; the phone has a field of its own, shown only if you want it.',
    ],
  },
  {
    heading: 'What is forbidden',
    paragraphs: ['These may not be published:'],
    list: [
      'weapons, ammunition, drugs, prescription medicines, organs and other goods forbidden by law;',
      'stolen or counterfeit goods, identity documents, other people’s personal data;',
      'protected animals;',
      'deceit, pyramid schemes, demands for unfounded advance payment;',
      'content that incites hatred, threatens or humiliates, and adult content.',
    ],
  },
  {
    heading: 'Moderation',
    paragraphs: [
      'We may check an advert before or after it is published, and suspend or reject it with the reason in writing. If you disagree, correct the advert or appeal on the page of the decision, which you open from My adverts. Anyone can report an advert; reports are read by people.',
    ],
  },
  {
    heading: 'Prices',
    paragraphs: [
      'Posting is free. Should paid services appear, their price will stand on the Pricing page before you pay.',
    ],
  },
  {
    heading: 'What you publish',
    paragraphs: [
      'Texts and photos remain yours. You allow us to show them, make them smaller and translate them automatically, so that the advert can be found. We remove hidden data from photos, including the place where they were taken.',
    ],
  },
  {
    heading: 'Personal data and cookies',
    paragraphs: [
      'We process only what is needed: your phone, username, adverts and messages. The phone number is public only if you choose to show it. In the browser we keep the session, language, theme and recently viewed adverts; visit statistics and maps of other services are used only if you agree.',
      'You can ask for your data at any time and delete the account in your profile.',
    ],
  },
  {
    heading: 'Liability',
    paragraphs: [
      'We work to keep the site running, but cannot promise that it never stops. Check the goods before you pay, meet the seller in a public place and send no money in advance.',
    ],
  },
  {
    heading: 'Changes and law',
    paragraphs: [
      'When we change these terms, we say so on the site at least 15 days before. The law of the Republic of Moldova applies.',
    ],
  },
]
