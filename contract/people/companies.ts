import * as z from 'zod'
import { call } from '../call.ts'
import { addressMaxLength, companyAboutMaxLength, companyPlaces, siteMaxLength } from '../limits.ts'
import { Id, LabelsShape, ListOf, Paragraphs, SingleLine, Slug, Text, Token } from '../shapes.ts'

const path = '/users/companies.php'
const token = { token: Token.optional() }

const Time = Text(5).pipe(
  z
    .string()
    .max(5)
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/),
)
/** A weekday, Monday is 1, with its hours; see contract/rules/company/opening-hours.ts. */
const DayHoursShape = z.object({ day: z.int().min(1).max(7), opens: Time, closes: Time })
const About = Paragraphs(companyAboutMaxLength).optional()

export const CompanyShape = z.object({
  /** Name of the stored cover, or empty. */
  cover: z.string(),
  /** What the company says of itself by language; empty where it says nothing. */
  about: LabelsShape,
  /** An https URL, or empty. */
  site: z.string(),
  /** Open weekdays in their order. */
  hours: z.array(z.object({ day: z.int(), opens: z.string(), closes: z.string() })),
  places: z.array(z.object({ slug: z.string(), labels: LabelsShape, address: z.string() })),
})
export type Company = z.infer<typeof CompanyShape>

export const companyCalls = {
  getCompany: call({
    path,
    action: 'getCompany',
    summary: 'Get the page of a company: cover, text, site, opening hours and places',
    auth: 'anyone',
    replica: 'unaffected',
    input: { ...token, userId: Id },
    output: { company: CompanyShape },
  }),
  saveCompany: call({
    path,
    action: 'saveCompany',
    summary: 'Change the page of the own company; absent fields stay',
    auth: 'user',
    member: { right: 'settings', act: 'pageChanged' },
    input: {
      ...token,
      aboutRo: About,
      aboutRu: About,
      aboutEn: About,
      /** An https link; empty removes it. */
      site: SingleLine(siteMaxLength).optional(),
      hours: ListOf(DayHoursShape, 7, 500).optional(),
      places: ListOf(
        z.object({ place: Slug, address: SingleLine(addressMaxLength) }),
        companyPlaces,
        5_000,
      ).optional(),
    },
    output: { company: CompanyShape },
  }),
  setCover: call({
    path,
    action: 'setCover',
    summary: 'Set the cover of the own company, cropped to a strip; without a file: remove it',
    auth: 'user',
    member: { right: 'settings', act: 'pageChanged' },
    input: token,
    output: { cover: z.string() },
    files: true,
  }),
}
