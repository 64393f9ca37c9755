import { useTranslation } from 'react-i18next'
import { Money } from '../../../ui/show/money.tsx'
import styles from '../accounts.module.css'
import type { Account } from '../accounts.queries.ts'

type Props = { account: Pick<Account, 'toPayInCents' | 'creditInCents' | 'heldInCents'> }

/** Where a client's money is: to pay, in their favour, held for purchases. */
export function AccountFigures({ account: { toPayInCents, creditInCents, heldInCents } }: Props) {
  const { t } = useTranslation('accounts')
  return (
    <dl className={styles.figures}>
      <div data-owes={toPayInCents > 0}>
        <dt>{t('figures.toPay')}</dt>
        <dd>
          <Money cents={toPayInCents} />
        </dd>
      </div>
      <div data-credit={creditInCents > 0}>
        <dt>{t('figures.credit')}</dt>
        <dd>
          <Money cents={creditInCents} />
        </dd>
      </div>
      <div>
        <dt>{t('figures.held')}</dt>
        <dd>
          <Money cents={heldInCents} />
        </dd>
      </div>
    </dl>
  )
}
