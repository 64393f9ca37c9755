import { useTranslation } from 'react-i18next'
import gauge from '../../ui/category-gauge.module.css'
import { useFormat } from '../../ui/use-format.ts'

/** The consignee's fiscal year with this bundle, drawn like the limits of the declaration. */
export function QuotaGauge({ usedInCents, limitInCents }: { usedInCents: number; limitInCents: number }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const share = limitInCents > 0 ? usedInCents / limitInCents : 0
  const label = t('bundles.year')
  return (
    <div className={gauge.bar} data-over={share > 1} data-near={share > 0.9}>
      <div className={gauge.words}>
        <span>{label}</span>
        <span className="tabular">
          <strong>{format.money(usedInCents)}</strong> / {format.money(limitInCents)}
        </span>
      </div>
      <meter className={gauge.meter} min={0} max={limitInCents} value={Math.min(usedInCents, limitInCents)} aria-label={label}>
        {format.money(usedInCents)}
      </meter>
      <div className={gauge.track} aria-hidden>
        <div style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </div>
  )
}
