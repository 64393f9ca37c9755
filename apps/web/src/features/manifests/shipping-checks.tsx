import type { ManifestDetail } from '@app/contract/manifests.contract'
import { Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import card from './manifest-card.module.css'
import styles from './shipping-checks.module.css'

type Check = ManifestDetail['checks'][number]

/** Where each problem is mended: the field to type in, or the bundles to choose from. */
function placeOf({ problem, bundleId }: Check, manifestId: string): string | null {
  if (problem === 'guideNumberMissing') return `#guide-${manifestId}`
  if (problem === 'noBundles') return '#free-bundles'
  if (problem === 'childGuideNumberMissing' || problem === 'childGuideNumberRepeated') return `#child-${bundleId}`
  if (problem === 'customsValueMissing' || problem === 'categoryLimitExceeded') return `#customs-${bundleId} input`
  return null
}

/** What keeps the manifest here, each with the way to mend it. */
export function ShippingChecks({ manifest: { id, checks } }: { manifest: ManifestDetail }) {
  const { t } = useTranslation('administrator')
  if (checks.length === 0)
    return (
      <p className={styles.ready} role="status">
        <IconCircleCheck aria-hidden /> {t('manifests.ready')}
      </p>
    )
  return (
    <section className={styles.checks} aria-labelledby="checks">
      <h2 id="checks" className={card.heading}>
        {t('manifests.checks', { count: checks.length })}
      </h2>
      <ul>
        {checks.map((check) => (
          <CheckLine key={`${check.problem}-${check.bundleId ?? ''}`} check={check} place={placeOf(check, id)} />
        ))}
      </ul>
    </section>
  )
}

function CheckLine({ check: { problem, bundleCode }, place }: { check: Check; place: string | null }) {
  const { t } = useTranslation('administrator')
  const mend = () => {
    const field = place ? document.querySelector<HTMLElement>(place) : null
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }
  return (
    <li>
      <IconAlertTriangle aria-hidden />
      <span>{t(`manifests.problems.${problem}`, { code: bundleCode ?? '' })}</span>
      {place ? (
        <Button variant="default" size="compact-sm" onClick={mend}>
          {t('manifests.mend')}
        </Button>
      ) : null}
    </li>
  )
}
