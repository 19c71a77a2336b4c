import type { Sql } from 'postgres'
import { withoutMarks } from '#contract/rules/text/fold.ts'
import { site } from '#contract/site/site.ts'
import type { PaymentProvider } from '#domains/billing/provider.ts'
import type {
  CacheInvalidation,
  Clock,
  Deps,
  Geocoder,
  MapTiles,
  Outgoing,
  Storage,
} from '#domains/deps.ts'
import { describerOf, phraserOf } from './adapters/ai/describer.ts'
import { nominatim, noGeocoder } from './adapters/geocoder.ts'
import { hostNames } from './adapters/host-names.ts'
import { imaging } from './adapters/images/imaging.ts'
import { messengerOf } from './adapters/messages/messenger.ts'
import { localPayments } from './adapters/payments/local.ts'
import { paymentProvider } from './adapters/payments/payment-provider.ts'
import { isMobile } from './adapters/phone-numbers.ts'
import { telegramBot } from './adapters/channels/telegram.ts'
import { webPusher } from './adapters/channels/web-push.ts'
import { drawQr } from './adapters/qr.ts'
import { bankRates } from './adapters/rates-bank.ts'
import { hasher, signedTokens } from './adapters/secrets.ts'
import { secondFactor } from './adapters/second-factor.ts'
import { folderStorage } from './adapters/storage/storage-folder.ts'
import { s3Storage } from './adapters/storage/storage-s3.ts'
import type { Config } from './config.ts'
import { isLoopbackHost } from './http/loopback.ts'
import { sellerOf } from './settings/invoice-settings.ts'
import { operatorOf } from './settings/operator-settings.ts'
import { bucketOf } from './settings/storage-settings.ts'

const systemClock: Clock = { now: () => new Date() }

interface Environment {
  readonly sql: Sql
  readonly filesFolder: string
  readonly secret: string
  readonly cacheInvalidation: CacheInvalidation
  readonly warn: (details: object, message: string) => void
  readonly clock?: Clock
}

/** Builds the dependencies of the domains with the adapters that the settings select. */
export function composeDeps(config: Config, environment: Environment): Deps {
  const { sql, filesFolder, secret, cacheInvalidation, warn, clock = systemClock } = environment
  const tokens = signedTokens(secret, clock)
  return {
    sql,
    clock,
    storage: storageOf(config, filesFolder),
    imaging,
    geocoder: geocoderOf(config),
    mapTiles: tilesOf(config),
    hasher,
    tokens,
    messenger: messengerOf(config, { sql, clock, warn }),
    helpMail: config.HELP_MAIL ?? null,
    pusher: webPusher(config, { secret, warn }),
    outgoing: outgoingOf(config),
    telegram: telegramBot(config, { warn }),
    isMobile,
    payments:
      paymentProvider(config, { sql, clock, warn }) ?? trialBank(config, { sql, clock, tokens }),
    invoiceSeller: sellerOf(config),
    operator: operatorOf(config),
    codeBudget: { ofAddress: config.CODES_AN_HOUR_PER_ADDRESS, ofSite: config.CODES_AN_HOUR },
    secondFactor: secondFactor(clock),
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
    drawQr,
    publicUrl: config.publicUrl,
    ratesSource: config.RATES === 'bank' ? bankRates(config.RATES_URL) : null,
    descriptionBudget: {
      ofUser: config.DESCRIPTIONS_A_DAY_PER_USER,
      ofSite: config.DESCRIPTIONS_A_DAY,
    },
    describer: describerOf(config, { warn }),
    phraser: phraserOf(config, { warn }),
    phrasedAnswersADay: config.BOT_ANSWERS_A_DAY,
    cacheInvalidation,
    log: { warn },
  }
}

/** Without a provider a trial on this machine plays the bank; anywhere else people could pay with nothing. */
function trialBank(
  { NODE_ENV, publicUrl }: Config,
  parts: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
): PaymentProvider | null {
  const isTrial = NODE_ENV !== 'production' && isLoopbackHost(publicUrl.hostname)
  return isTrial ? localPayments({ ...parts, publicUrl }) : null
}

/** The storage that the settings select. */
export function storageOf(config: Config, filesFolder: string): Storage {
  const bucket = bucketOf(config)
  return bucket ? s3Storage(bucket) : folderStorage(filesFolder)
}

function tilesOf({ MAP_TILES_URL: url, MAP_ATTRIBUTION: attribution }: Config): MapTiles | null {
  return url && attribution ? { url, attribution } : null
}

/** ASCII, because it is sent in a header. */
const agentName = withoutMarks(site.name).replaceAll(/[^\w-]/g, '') || 'Adverts'

/** User agent; the policy of the geocoder requires one. */
function agentOf({ publicUrl }: Config): string {
  return `${agentName}/1.0 (+${publicUrl.href})`
}

function outgoingOf(config: Config): Outgoing {
  return {
    allowsLocal: config.OUTGOING_LOCAL,
    agent: agentOf(config),
    resolve: hostNames(),
  }
}

function geocoderOf(config: Config): Geocoder {
  const { GEOCODER_URL } = config
  return GEOCODER_URL ? nominatim(GEOCODER_URL, agentOf(config)) : noGeocoder
}
