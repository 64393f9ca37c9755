import type { Bill } from '@app/contract/bills.contract'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import { useTranslation } from 'react-i18next'
import { Fact } from '../match/match-card.tsx'
import station from '../station.module.css'
import card from '../station-card.module.css'
import styles from './handing.module.css'
import type { Waiting } from './package-outcome.ts'

type Props = {
  bill: Bill
  waiting: readonly (Waiting & { description: string })[]
  there: ReadonlySet<string>
}

/** Whose it is, who may collect it, and which packages lie on the counter. */
export function HandingCard({ bill: { code, client, pickup }, waiting, there }: Props) {
  const { t } = useTranslation(['warehouse', 'common'])
  return (
    <section className={card.match} aria-label={code}>
      <p className={station.count} role="status">
        <strong>{there.size}</strong> / {waiting.length}
      </p>
      <dl className={card.facts}>
        <Fact name={t('handing.bill')} value={code} />
        <Fact name={t('client')} value={client.name} />
        <Fact name={t('handing.collects')} value={pickup.name} />
        <Fact name={t('handing.document')} value={t(`identificationTypes.${pickup.identificationType}`, { ns: 'common' })} />
      </dl>
      <ul className={styles.packages} aria-label={t('handing.packages', { count: waiting.length })}>
        {waiting.map((one) => {
          const isThere = there.has(one.id)
          const Mark = isThere ? IconCircleCheck : IconCircleDashed
          return (
            <li key={one.id} data-there={isThere}>
              <Mark size={20} role="img" aria-label={t(isThere ? 'handing.isThere' : 'handing.isMissing')} />
              <span>
                <strong>{one.code}</strong> <span className={card.quiet}>{one.description}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
