import { Button } from '@mantine/core'
import IconPigMoney from '@tabler/icons-react/dist/esm/icons/IconPigMoney.mjs'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useAccount, useMoveCredit } from '../accounts.queries.ts'

type Props = { to: { billId: string } | { purchaseId: string }; dueInCents: number }

/** A client's credit pays what it can of a bill or a purchase of theirs, in one press. */
export function UseCredit(props: Props) {
  return (
    // Its words may still be on their way.
    <Suspense>
      <Offer {...props} />
    </Suspense>
  )
}

function Offer({ to, dueInCents }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const moving = useMoveCredit()
  const creditInCents = useAccount().data?.creditInCents ?? 0
  const amountInCents = Math.min(creditInCents, dueInCents)
  if (amountInCents <= 0) return null
  return (
    <Note
      tone="green"
      title={t('credit.have', { amount: format.money(creditInCents) })}
      action={
        <Button
          variant="default"
          leftSection={<IconPigMoney aria-hidden />}
          loading={moving.isPending}
          onClick={() => moving.mutate({ ...to, amountInCents })}
        >
          {t('credit.use', { amount: format.money(amountInCents) })}
        </Button>
      }
    >
      {moving.error ? (
        <p role="alert">
          <Refusal error={moving.error} />
        </p>
      ) : (
        <p>{t('credit.useHelp')}</p>
      )}
    </Note>
  )
}
