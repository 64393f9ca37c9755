import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useAllCollected } from '../../earnings/earnings.queries.ts'
import styles from '../all-bills.module.css'
import { totalsByAssociate } from './pay-associate-totals.ts'

type Props = { chosenId: string | null; onChoose: (id: string | null) => void }

/** Who is owed how much; one of them narrows the list. */
export function PayAssociateOwed({ chosenId, onChoose }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { data } = useAllCollected()
  const totals = totalsByAssociate(data ?? [])
  if (totals.length === 0) return null
  return (
    <section aria-label={t('associatePay.owed')}>
      <ul className={styles.owed}>
        {totals.map(({ associate, orders, profitInCents }) => (
          <li key={associate.id}>
            <button
              type="button"
              className={styles.owedOne}
              aria-pressed={associate.id === chosenId}
              onClick={() => onChoose(associate.id === chosenId ? null : associate.id)}
            >
              <span>{associate.name}</span>
              <strong className="tabular">{format.money(profitInCents)}</strong>
              <span className={styles.quiet}>{t('words.packages', { count: orders })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
