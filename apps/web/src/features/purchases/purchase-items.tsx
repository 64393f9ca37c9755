import type { Purchase } from '@app/contract/purchases.contract'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import { hostOf } from './ask/product-link.ts'
import styles from './purchase-items.module.css'

type Item = Purchase['items'][number]

/** Every product: what it is, where it is sold, what it costs and up to where its owner agreed. */
export function PurchaseItems({ items }: Pick<Purchase, 'items'>) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <PurchaseItem key={item.id} item={item} />
      ))}
    </ul>
  )
}

function PurchaseItem({ item }: { item: Item }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { link, store, description, options, quantity, askedQuantity, unitPriceInCents, unitPriceLimitInCents } = item
  const isOver = unitPriceInCents > unitPriceLimitInCents
  return (
    <li>
      <div className={styles.words}>
        <strong>{description}</strong>
        {options ? <span>{options}</span> : null}
        <ProductLink link={link} store={store} description={description} />
      </div>
      <div className={styles.amounts}>
        <strong>{format.money(quantity * unitPriceInCents)}</strong>
        <span>
          {quantity} × {format.money(unitPriceInCents)}
        </span>
        {quantity < askedQuantity ? <small data-over>{t('items.fewer', { quantity, asked: askedQuantity })}</small> : null}
        <small data-over={isOver}>{t('items.limit', { price: format.money(unitPriceLimitInCents) })}</small>
      </div>
    </li>
  )
}

/** The page of the store is told neither who looks nor from where, and cannot reach this one. */
export function ProductLink({ link, store, description }: Pick<Item, 'link' | 'store' | 'description'>) {
  const { t } = useTranslation('purchases')
  const place = [store, hostOf(link)].filter(Boolean).join(' · ')
  return (
    <a
      className={styles.link}
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow external"
      aria-label={`${place}. ${t('items.openNamed', { description, host: hostOf(link) })}`}
      title={link}
    >
      <span>{place}</span>
      <IconExternalLink aria-hidden />
    </a>
  )
}
