import { CLIENT_PATHS, purchaseAddress } from '@app/contract/paths'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useActor } from '../../../session/use-actor.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { OnceEmailConfirmed } from '../../email-confirmation/once-email-confirmed.tsx'
import type { OrderingClient } from '../../orders/new-order/ordering-client.ts'
import { useCreatePurchase } from '../purchases.queries.ts'
import { PurchaseForm } from './purchase-form.tsx'
import { emptyPurchase } from './purchase-values.ts'

type Props = {
  /** For whom staff ask; none: the signed-in client. */
  client?: OrderingClient
  /** Where it was come from. */
  back?: string
  /** The field that says whose it is, where it can be changed in the form. */
  whose?: ReactNode
}

/** Asks the house to buy. */
export function NewPurchasePage({ client, back = CLIENT_PATHS.purchases, whose }: Props) {
  const { t } = useTranslation('purchases')
  const { role } = useActor()
  const navigate = useNavigate()
  const create = useCreatePurchase()
  return (
    <Page
      title={client ? t('new.titleFor', { name: client.name }) : t('new.title')}
      sentence={t(client ? 'new.sentenceFor' : 'new.sentence')}
      action={
        <Button variant="default" component={Link} to={back}>
          {t(whose ? 'form.backToList' : client ? 'form.backToClient' : 'form.back')}
        </Button>
      }
    >
      {whose}
      <OnceEmailConfirmed>
        <PurchaseForm
          client={client}
          initial={emptyPurchase()}
          draft={client ? `newPurchase:${client.id}` : 'newPurchase'}
          sendLabel={t('new.send')}
          isSending={create.isPending}
          canSplit
          onSend={async (terms, isLast) => {
            const { id } = await create.mutateAsync({ ...terms, ...(client && { clientId: client.id }) })
            if (isLast) await navigate(purchaseAddress(role, id))
          }}
        />
      </OnceEmailConfirmed>
    </Page>
  )
}
