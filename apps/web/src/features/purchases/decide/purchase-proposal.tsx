import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../purchases.module.css'

/** What the house proposes and why: what passes the limits that its reader set, and the reviewer's words. */
export function PurchaseProposal({ purchase: { items, price, reviews } }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const latest = reviews.toSorted((left, right) => right.at.localeCompare(left.at))[0]
  const dearer = items.filter(({ unitPriceInCents, unitPriceLimitInCents }) => unitPriceInCents > unitPriceLimitInCents)
  const fewer = items.filter(({ quantity, askedQuantity }) => quantity < askedQuantity)
  return (
    <section className={styles.proposal} aria-labelledby="proposal">
      <h3 id="proposal">
        {t('proposal.title')}
        <strong className="tabular">{format.money(price.totalInCents)}</strong>
      </h3>
      {latest?.comment ? (
        <blockquote>
          <p>{latest.comment}</p>
          {latest.reviewer ? <footer>{latest.reviewer}</footer> : null}
        </blockquote>
      ) : null}
      {dearer.length > 0 ? (
        <ul>
          {dearer.map(({ id, description, unitPriceInCents, unitPriceLimitInCents }) => (
            <li key={id}>
              {t('proposal.dearer', {
                description,
                price: format.money(unitPriceInCents),
                limit: format.money(unitPriceLimitInCents),
              })}
            </li>
          ))}
        </ul>
      ) : null}
      {fewer.length > 0 ? (
        <ul>
          {fewer.map(({ id, description, quantity, askedQuantity: asked }) => (
            <li key={id}>{t('proposal.fewer', { description, quantity, asked })}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles.hint}>{t('proposal.what')}</p>
    </section>
  )
}
