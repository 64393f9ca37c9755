import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import station from '../station.module.css'
import card from '../station-card.module.css'

/** Several bills wait under one document: with Tab and Enter, or a finger. */
export function ChooseBill({ bills, onChoose }: { bills: readonly Bill[]; onChoose: (bill: Bill) => void }) {
  const { t } = useTranslation('warehouse')
  return (
    <section className={card.form} aria-labelledby="choose-bill">
      <h2 id="choose-bill" className={station.title}>
        {t('handing.which', { count: bills.length })}
      </h2>
      <div className={station.work}>
        {bills.map((bill, index) => (
          <Button key={bill.id} size="lg" variant="default" data-next={index === 0 || undefined} onClick={() => onChoose(bill)}>
            {bill.code} · {bill.client.name} · {t('handing.packages', { count: bill.orders.length })}
          </Button>
        ))}
      </div>
    </section>
  )
}
