import { createOrders } from '@app/contract/endpoints/orders'
import { createPurchase } from '@app/contract/endpoints/purchases'
import { Button, CopyButton, Group } from '@mantine/core'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useMay } from '../../session/use-may.ts'
import { Link } from '../../ui/edit/link.tsx'
import { Money } from '../../ui/show/money.tsx'
import { BillClientButton } from '../bills/staff-draft/bill-client-button.tsx'
import { useCountToBill } from '../orders/orders-of-client.queries.ts'
import { ClientData } from './client-data.tsx'
import styles from './clients.module.css'
import { type ClientBalance, isInFull, useClientData } from './clients.queries.ts'
import { NewestNote } from './notes/newest-note.tsx'

const UserActions = lazy(async () => ({ default: (await import('../users/user-actions.tsx')).UserActions }))

/** Who it is, what they owe, and what may be done for them. */
export function ClientHead({ balance }: { balance: ClientBalance }) {
  const { t } = useTranslation('clients')
  const { client } = balance
  const { role } = useActor()
  const may = useMay()
  const toBill = useCountToBill(client.id, role === 'administrator')
  const { data } = useClientData(client)
  return (
    <section className={styles.head} aria-labelledby="client-name">
      <header className={styles.who}>
        <div>
          <h2 id="client-name" className={styles.name}>
            {client.name}
          </h2>
          <CopyButton value={client.code} timeout={2_000}>
            {({ copied, copy }) => (
              <button
                type="button"
                className={styles.casillero}
                onClick={copy}
                aria-label={t('copyCasillero', { code: client.code })}
              >
                <IconCopy size={16} aria-hidden /> <span role="status">{copied ? t('copied') : client.code}</span>
              </button>
            )}
          </CopyButton>
        </div>
        <Group gap="xs">
          {toBill > 0 ? <BillClientButton client={client} count={toBill} /> : null}
          {data?.status === 'active' && may(createOrders) ? (
            <Button
              component={Link}
              to={`?client=${client.id}&new=1`}
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {t('newOrder')}
            </Button>
          ) : null}
          {data?.status === 'active' && may(createPurchase) ? (
            <Button
              component={Link}
              to={`?client=${client.id}&new=purchase`}
              variant="default"
              leftSection={<IconShoppingCart size={18} aria-hidden />}
            >
              {t('newPurchase')}
            </Button>
          ) : null}
          {role === 'administrator' && data && isInFull(data) ? (
            <Suspense>
              <UserActions user={data} isMain={false} />
            </Suspense>
          ) : null}
          <Button component={Link} to="?" variant="default">
            {t('chooseAnother')}
          </Button>
        </Group>
      </header>
      <Balance balance={balance} />
      <ClientData client={client} />
      {role === 'administrator' ? <NewestNote client={client} /> : null}
    </section>
  )
}

function Balance({ balance }: { balance: ClientBalance }) {
  const { t } = useTranslation('clients')
  const { role } = useActor()
  const { chargedInCents, paidInCents, balanceInCents, unpaidBills, openOrders, profitInCents } = balance
  const inFavour = balanceInCents < 0
  const debtOnly = balanceInCents > 0 && unpaidBills === 0
  return (
    <dl className={styles.balance}>
      <div data-owes={balanceInCents > 0}>
        <dt>{t(inFavour ? 'balance.inFavour' : 'balance.owes')}</dt>
        <dd>
          <Money cents={Math.abs(balanceInCents)} />
        </dd>
        <dd className={styles.quiet}>{t(debtOnly ? 'balance.onAccount' : 'balance.unpaidBills', { count: unpaidBills })}</dd>
      </div>
      <div>
        <dt>{t('balance.charged')}</dt>
        <dd>
          <Money cents={chargedInCents} />
        </dd>
      </div>
      <div>
        <dt>{t('balance.paid')}</dt>
        <dd>
          <Money cents={paidInCents} />
        </dd>
      </div>
      <div>
        <dt>{t('openOrders')}</dt>
        <dd className="tabular">{openOrders}</dd>
      </div>
      {profitInCents === null ? null : (
        <div>
          <dt>{t(role === 'associate' ? 'balance.yourProfit' : 'balance.profit')}</dt>
          <dd>
            <Money cents={profitInCents} />
          </dd>
        </div>
      )}
    </dl>
  )
}
