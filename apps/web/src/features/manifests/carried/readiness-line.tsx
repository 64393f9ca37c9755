import type { listManifestBundles } from '@app/contract/endpoints/manifests'
import { getClientBalance } from '@app/contract/endpoints/users'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { BUNDLE_READINESS } from '@app/domain'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { useSearchParams } from '../../../ui/edit/use-search-params.ts'
import type { ListOf } from '../../../ui/list/use-list-state.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './readiness-line.module.css'

type Check = ManifestDetail['checks'][number]
type Props = { manifest: ManifestDetail; list: ListOf<typeof listManifestBundles> }

/** Whether it may be shipped, in one line: how many bundles are ready, and what keeps the others; each part lists its bundles. */
export function ReadinessLine({ manifest: { id, checks, readyCount }, list }: Props) {
  const { t } = useTranslation('administrator')
  if (checks.length === 0)
    return (
      <p className={styles.ready} role="status">
        <IconCircleCheck aria-hidden /> {t('manifests.ready')}
      </p>
    )
  const [chosen] = BUNDLE_READINESS.filter((one) => list.filters.readiness?.includes(one))
  const problem = checks.find((check) => check.problem === chosen)?.problem
  return (
    <section className={styles.line} aria-label={t('manifests.readiness.label')}>
      <IconAlertTriangle aria-hidden />
      <ul>
        {readyCount > 0 ? <Part manifestId={id} readiness="ready" count={readyCount} isChosen={chosen === 'ready'} /> : null}
        {checks.map((check) => (
          <CheckPart key={check.problem} manifestId={id} check={check} chosen={chosen} />
        ))}
      </ul>
      {problem && isMendedElsewhere(problem) ? <WayOut problem={problem} /> : null}
    </section>
  )
}

type CheckProps = { manifestId: string; check: Check; chosen: (typeof BUNDLE_READINESS)[number] | undefined }

function CheckPart({ manifestId, check: { problem, count }, chosen }: CheckProps) {
  const { t } = useTranslation('administrator')
  if (problem === 'noBundles') return <li className={styles.part}>{t('manifests.readiness.noBundles')}</li>
  if (problem === 'guideNumberMissing' || problem === 'departureDateMissing')
    return (
      <li>
        <button type="button" className={styles.part} onClick={() => goTo(`${FIELD_OF[problem]}-${manifestId}`)}>
          {t(`manifests.readiness.${problem}`)}
        </button>
      </li>
    )
  return <Part manifestId={manifestId} readiness={problem} count={count} isChosen={chosen === problem} />
}

const FIELD_OF = { guideNumberMissing: 'guide', departureDateMissing: 'departure' } as const

type OfBundles = Exclude<Check['problem'], 'guideNumberMissing' | 'departureDateMissing' | 'noBundles'> | 'ready'
type PartProps = { manifestId: string; readiness: OfBundles; count: number; isChosen: boolean }

/** What is not mended in the list itself, and the screen where it is, if there is one. */
const MENDED_AT = {
  identificationDisputed: {
    name: 'accounts',
    to: addressOf(ADMINISTRATOR_PATHS.users, { identityStatus: ['disputed', 'lost'] }),
  },
  identityNotVerified: { name: 'accounts', to: ADMINISTRATOR_PATHS.users },
  clientNotConfirmed: { name: 'accounts', to: addressOf(ADMINISTRATOR_PATHS.users, { emailStatus: 'waiting' }) },
  consentMissing: { name: 'client', to: ADMINISTRATOR_PATHS.client },
  yearlyQuotaExceeded: null,
  categoryLimitExceeded: null,
} as const
const isMendedElsewhere = (problem: string): problem is keyof typeof MENDED_AT => problem in MENDED_AT

function WayOut({ problem }: { problem: keyof typeof MENDED_AT }) {
  const { t } = useTranslation('administrator')
  const place = MENDED_AT[problem]
  // Accounts and clients are looked after by the same people.
  const may = useMay()
  return (
    <p className={styles.wayOut}>
      {t(`manifests.wayOut.${problem}`)}{' '}
      {place && may(getClientBalance) ? <Link to={place.to}>{t(`manifests.wayOut.to.${place.name}`)}</Link> : null}
    </p>
  )
}

/** A filter of the list below; chosen again it is taken away. */
function Part({ manifestId, readiness, count, isChosen }: PartProps) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const [search] = useSearchParams()
  const to = new URLSearchParams({ open: manifestId, view: 'carried', ...(isChosen ? {} : { readiness }) })
  const isCurrent = isChosen && search.get('view') !== 'free'
  return (
    <li>
      <Link className={styles.part} to={`?${to}`} aria-current={isCurrent ? 'true' : undefined}>
        {t(`manifests.readiness.${readiness}`, { count, number: format.number(count) })}
      </Link>
    </li>
  )
}

/** Where the problem is mended. */
function goTo(id: string): void {
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
