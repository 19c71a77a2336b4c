import type { Labels } from '../languages.ts'

interface Site {
  readonly name: string
  readonly tagline: Labels
  /** SVG paths: the word, and the lens over it, stroked 12 wide in the accent colour. */
  readonly logo: {
    readonly width: number
    readonly height: number
    readonly word: string
    readonly lens: string
  }
  /** Address for support requests. */
  readonly supportEmail: string
  readonly social: Readonly<
    Record<'facebook' | 'instagram' | 'telegram' | 'viber' | 'whatsapp', string>
  >
}

/** Identity of the site: a deployment under another name changes this file and `app/public/assets/favicon.svg` only. */
export const site: Site = {
  name: 'Găsit',
  tagline: {
    ro: 'Cine caută mereu găsește',
    ru: 'Кто ищет, тот всегда найдёт',
    en: 'Who searches will always find',
  },
  logo: {
    width: 498,
    height: 178,
    // Outlined from Inter Bold; the lens replaces the dot of the i.
    word: [
      'M78 176Q57 176 41 167Q25 157 16 140Q7 123 7 100Q7 76 16 59Q25 41 41 32Q57 23 77 23Q90 23 101 26Q113 30 121 37Q130 44 136 54Q141 63 143 75L112 75Q110 69 108 65Q105 60 100 57Q96 53 90 52Q85 50 78 50Q66 50 57 56Q48 62 43 73Q38 84 38 100Q38 115 43 126Q48 137 57 143Q66 149 79 149Q89 149 97 145Q105 141 109 134Q114 127 114 118L121 118L81 118L81 95L144 95L144 114Q144 132 135 146Q127 161 112 168Q97 176 78 176Z',
      'M194 176Q184 176 175 172Q167 169 162 162Q158 155 158 144Q158 135 161 129Q164 123 170 120Q176 116 183 114Q191 112 199 112Q209 111 214 110Q220 109 223 107Q225 105 225 102L225 101Q225 97 223 94Q221 92 217 90Q213 88 208 88Q202 88 198 90Q194 92 192 95Q189 98 189 102L161 102Q162 91 168 83Q173 75 184 71Q194 66 209 66Q219 66 228 69Q236 71 242 76Q248 81 251 87Q254 94 254 102L254 174L225 174L225 159L225 159Q222 164 218 168Q214 172 208 174Q202 176 194 176Z',
      'M202 155Q209 155 214 153Q220 150 222 146Q225 141 225 135L225 125Q224 126 222 126Q220 127 217 127Q214 128 211 129Q208 129 204 130Q199 130 195 132Q191 134 188 136Q186 139 186 143Q186 147 188 150Q190 153 194 154Q197 155 202 155Z',
      'M207 55Q198 55 190 51Q182 47 178 40Q173 33 173 25L191 25Q191 31 196 35Q200 39 207 39Q215 39 219 35Q224 31 224 25L242 25Q242 33 237 40Q233 47 225 51Q217 55 207 55Z',
      'M319 177Q305 177 294 172Q284 168 277 160Q271 152 270 141L299 141Q300 148 305 152Q310 156 318 156Q327 156 331 152Q336 149 336 144Q336 140 332 138Q329 135 322 134L304 130Q288 127 280 119Q272 112 272 99Q272 89 278 82Q283 74 293 70Q303 66 317 66Q331 66 341 71Q351 75 357 83Q363 91 363 102L336 102Q336 96 331 91Q326 87 318 87Q310 87 306 90Q302 94 302 98Q302 102 305 105Q309 108 315 109L335 113Q351 116 358 123Q366 130 366 142Q366 152 360 160Q354 168 343 172Q333 177 319 177Z',
      'M381 174L381 68L411 68L411 174L381 174Z',
      'M494 68L494 92L425 92L425 68L494 68Z',
      'M443 40L472 40L472 141Q472 147 474 149Q477 151 483 151Q485 151 489 151Q492 151 494 151L494 174Q491 174 486 174Q482 174 477 174Q459 174 451 167Q443 160 443 146L443 40Z',
    ].join(''),
    lens: 'M376 27a20 20 0 1 0 40 0a20 20 0 1 0-40 0M411 42l15 15',
  },
  supportEmail: 'support@gasit.example',
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    telegram: 'https://t.me/',
    viber: 'https://www.viber.com/',
    whatsapp: 'https://www.whatsapp.com/',
  },
}
