import type { Order } from '@app/contract/orders.contract'
import type { BundleRefusal } from '@app/domain'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslation } from 'react-i18next'
import styles from './bundle-refusals.module.css'
import { useRefusalSentence } from './use-refusal-sentence.ts'

type Props = { orders: readonly Order[]; refusals: readonly BundleRefusal[] }

/** Everything that stands in the way at once, so that it is mended in one go. */
export function BundleRefusals({ orders, refusals }: Props) {
  const { t } = useTranslation('administrator')
  const sentence = useRefusalSentence(orders)
  if (refusals.length === 0)
    return (
      <p className={styles.fits} role="status">
        <IconCircleCheck aria-hidden /> {t('bundles.fits')}
      </p>
    )
  return (
    <div role="status">
      <ul className={styles.refusals}>
        {refusals.map((refusal) => (
          <li key={refusal.code}>
            <IconAlertTriangle aria-hidden />
            <span>{sentence(refusal)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
