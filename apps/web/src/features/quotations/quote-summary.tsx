import type { RetailParameters } from '@app/domain'
import { Button } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { Note } from '../../ui/show/note.tsx'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './quote.module.css'
import { formAddressOf } from './quote-address.ts'
import type { QuotedService } from './quote-values.ts'
import type { Keeping } from './use-keep-quote.ts'
import { useLiveQuote } from './use-live-quote.ts'

type Props = { service: QuotedService; parameters: RetailParameters; keeping: Keeping }

/** The price line by line while it is typed, the day of arrival, and what can be done with it. What cannot travel as it is has no price. */
export function QuoteSummary({ service, parameters, keeping: { told, isKeeping, refusal } }: Props) {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const { values, quote } = useLiveQuote(service, parameters)
  // The server's word counts; that it says the same is checked, not taken for granted.
  const price = told?.price ?? quote
  const isCorrected = told !== null && quote !== null && told.price.totalInCents !== quote.totalInCents
  const isTooMuch = quote !== null && !quote.fitsCategory
  const arrival = told?.estimatedArrivalDate ?? quote?.estimatedArrivalDate
  return (
    <>
      <output className={styles.live}>
        {isTooMuch ? (
          <span>{t('price.tooMuch')}</span>
        ) : price ? (
          <>
            <span>{t('price.total')}</span>
            <strong className="tabular">{format.money(price.totalInCents)}</strong>
          </>
        ) : null}
      </output>
      <aside className={styles.side} aria-labelledby="quote-price">
        <section className={styles.card}>
          <h2 id="quote-price">{t('price.title')}</h2>
          {isTooMuch ? (
            <p className={styles.hint}>{t('price.seeWays')}</p>
          ) : price ? (
            <PriceLines lines={price.lines} totalInCents={price.totalInCents} totalLabel={t('price.total')} />
          ) : (
            <p className={styles.hint}>{t(`price.missing.${service}`)}</p>
          )}
          {isCorrected ? <Note tone="neutral">{t('price.corrected')}</Note> : null}
          {quote && !isTooMuch ? <Hints quote={quote} category={values.category} /> : null}
          {arrival && !isTooMuch ? (
            <p className={styles.arrival}>
              {t('price.arrival', { day: format.day(arrival) })}
              <small>{t(`price.arrivalHelp.${service}`)}</small>
            </p>
          ) : null}
        </section>
        <div className={styles.actions}>
          {refusal ? (
            <Note tone="red" isRefusal>
              <Refusal error={refusal} />
            </Note>
          ) : null}
          {quote && !isTooMuch ? (
            <Button component={Link} to={formAddressOf(service, values)} size="md" fullWidth>
              {t(`convert.${service}`)}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="default"
            size="md"
            fullWidth
            loading={isKeeping}
            leftSection={<IconBookmark aria-hidden />}
          >
            {t('keep')}
          </Button>
        </div>
      </aside>
    </>
  )
}

type HintProps = { quote: { isSpecial: boolean; isDutyShareable: boolean }; category: string }

/** Why a line is what it is, and what may still change it. */
function Hints({ quote: { isSpecial, isDutyShareable }, category }: HintProps) {
  const { t } = useTranslation('quotations')
  return (
    <ul className={styles.hints}>
      {isSpecial ? <li>{t('price.special')}</li> : null}
      {isDutyShareable ? <li>{t('price.dutyShareable')}</li> : null}
      {category === 'C' ? <li>{t('price.dutyOfC')}</li> : null}
    </ul>
  )
}
