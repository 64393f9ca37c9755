import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { billOf } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { orderToBill } from '../draft/order-to-bill.ts'
import styles from './bill-client.module.css'
import type { Billed } from './bill-run.queries.ts'
import type { ClientToBill } from './clients-to-bill.ts'

type Props = { clients: readonly ClientToBill[]; billed: ReadonlyMap<string, Billed> }

/** Each client with what their bill will come to, then with the bill, or why it was refused. */
export function BillSelectedList({ clients, billed }: Props) {
  const { t } = useTranslation('bills')
  const { data: parameters } = useRetailParameters()
  return (
    <fieldset className={styles.choices}>
      <legend>{t('several.clients')}</legend>
      <ul>
        {clients.map(({ client, orders }) => (
          <li key={client.id}>
            <div>
              <strong>{client.name}</strong>
              <p className={styles.hint}>
                {client.code} · {t('several.packages', { count: orders.length })}
              </p>
              <Outcome billed={billed.get(client.id)} />
            </div>
            {parameters ? <Money cents={billOf(orders.map(orderToBill), parameters).totalInCents} /> : null}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function Outcome({ billed }: { billed: Billed | undefined }) {
  if (!billed) return null
  if ('error' in billed)
    return (
      <div className={styles.refused} role="alert">
        <Refusal error={billed.error} />
      </div>
    )
  const { id, code, status: view } = billed.bill
  return <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { view, open: id })}>{code}</Link>
}
