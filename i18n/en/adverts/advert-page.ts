import type { AdvertPageTexts } from '../../ro/adverts/advert-page.ts'

export const advertPage: AdvertPageTexts = {
  number: (id) => `No.\u00a0${id}`,
  showAll: 'Show all',
  showLess: 'Show less',
  floor: (floor, total) => `floor\u00a0${floor}${total && `/${total}`}`,
  write: 'Message',
  toSeller: 'About the seller',
  otherOfSeller: 'More from this seller',
  safety: {
    vehicles:
      'Check the VIN and the papers, take a test drive and pay nothing for a car you have not seen.',
    homes:
      'Visit the home, ask for the title deeds of whoever signs, and pay nothing beforehand to reserve it.',
    devices:
      'Switch it on, make sure that it is not locked (account, IMEI), and ask for the receipt or warranty.',
    appliances: 'See it working before you pay, and ask for the receipt or warranty.',
    jobs: 'A serious employer does not ask for money for hiring, papers or training.',
    services: 'Agree on price and date in writing, and pay when the work is done.',
    animals:
      'See the animal where it lives, ask for its vaccination card, and send no money for transport.',
    travel: 'Check who organises or hosts, and pay in a way that leaves you proof.',
  },
}
