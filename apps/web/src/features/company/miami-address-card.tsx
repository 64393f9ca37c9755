import type { Company } from '@app/contract/company.contract'
import { Button, CopyButton, Skeleton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../session/use-session.ts'
import { Floating } from '../../ui/page/floating.tsx'
import { useLazyPanel } from '../../ui/page/use-lazy-panel.ts'
import { type AddressLine, addressText, casilleroAddress } from './casillero.ts'
import { CopyLine } from './copy-line.tsx'
import styles from './miami-address.module.css'

const load = () => import('./shipping-instructions.tsx')
const ShippingInstructions = lazy(async () => ({ default: (await load()).ShippingInstructions }))

/** Where stores send the client's packages: each line copied with one tap, or all of it; nothing while it is not there yet. */
export function MiamiAddressCard({ address }: { address: Company['miamiAddress'] | undefined }) {
  const { t } = useTranslation()
  const me = useMe()
  const instructions = useLazyPanel()
  const lines = address ? casilleroAddress(address, me) : []
  return (
    <section className={styles.card} aria-labelledby="miami-address">
      <header className={styles.header}>
        <div>
          <h2 id="miami-address">{t('miami.title')}</h2>
          <p className={styles.sentence}>{t('miami.sentence')}</p>
        </div>
        <strong className={styles.code}>{me.casilleroCode}</strong>
      </header>
      {address ? <Lines lines={lines} /> : <Skeleton height={360} />}
      <Button variant="subtle" fullWidth onClick={instructions.open} onPointerEnter={() => void load()}>
        {t('miami.howTo')}
      </Button>
      <Floating>
        {instructions.wasOpened ? (
          <ShippingInstructions opened={instructions.isOpen} onClose={() => instructions.close()} />
        ) : null}
      </Floating>
    </section>
  )
}

function Lines({ lines }: { lines: readonly AddressLine[] }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles.lines}>
        {lines.map(({ name, value }) => (
          <CopyLine key={`${name}-${value}`} label={t(`miami.lines.${name}`)} value={value} />
        ))}
      </div>
      <CopyButton value={addressText(lines)} timeout={2_000}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            fullWidth
            onClick={copy}
            leftSection={copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          >
            <span aria-live="polite">{copied ? t('copy.copied') : t('miami.copyAll')}</span>
          </Button>
        )}
      </CopyButton>
    </>
  )
}
