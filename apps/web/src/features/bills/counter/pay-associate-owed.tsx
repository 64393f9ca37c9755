import { settleEarnings } from '@app/contract/endpoints/earnings'
import type { Owed } from '@app/contract/fields/owed'
import { Button } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../session/use-may.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useOwed } from '../../earnings/earnings.queries.ts'
import styles from '../all-bills.module.css'

type Props = { chosenId: string | null; onChoose: (id: string | null) => void; onSettle: (associate: Owed['associate']) => void }

/** Who is owed how much; one of them narrows the list, and is paid all of it with one press, however many packages it is of. */
export function PayAssociateOwed({ chosenId, onChoose, onSettle }: Props) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const owed = useOwed().data ?? []
  const may = useMay()
  const chosen = owed.find(({ associate }) => associate.id === chosenId)
  if (owed.length === 0) return null
  return (
    <section aria-label={t('associatePay.owed')} className={styles.owedAll}>
      <ul className={styles.owed}>
        {owed.map(({ associate, orders, collectedInCents }) => (
          <li key={associate.id}>
            <button
              type="button"
              className={styles.owedOne}
              aria-pressed={associate.id === chosenId}
              onClick={() => onChoose(associate.id === chosenId ? null : associate.id)}
            >
              <span>{associate.name}</span>
              <strong className="tabular">{format.money(collectedInCents)}</strong>
              <span className={styles.quiet}>{t('words.packages', { count: orders })}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && may(settleEarnings) ? (
        <Button leftSection={<IconCash aria-hidden />} onClick={() => onSettle(chosen.associate)}>
          {t('associatePay.payAll', { name: chosen.associate.name, total: format.money(chosen.settlement.totalInCents) })}
        </Button>
      ) : null}
    </section>
  )
}
