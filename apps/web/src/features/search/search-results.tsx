import { titlesInWords } from '@app/domain'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPlaneDeparture from '@tabler/icons-react/dist/esm/icons/IconPlaneDeparture.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { partsAround } from '../../i18n/folded.ts'
import { useActor } from '../../session/use-actor.ts'
import { type Status, StatusChip } from '../../ui/show/status-chip.tsx'
import { addressOf, groupsOf, type OptionGroup, type SearchOption } from './search-options.ts'
import styles from './search-results.module.css'
import type { Search } from './use-search.ts'

const ICONS: Record<OptionGroup, typeof IconBox> = {
  recent: IconHistory,
  near: IconUser,
  screen: IconLayoutSidebar,
  act: IconPlus,
  order: IconPackage,
  client: IconUser,
  bundle: IconBox,
  manifest: IconPlaneDeparture,
  bill: IconFileInvoice,
  purchase: IconShoppingCart,
  dropshipping: IconTruckDelivery,
  payment: IconBuildingBank,
  settlement: IconCoins,
}

export const optionId = (list: string, option: SearchOption): string => `${list}-${option.key}`

/** What was found, under one heading a kind. */
export function SearchResults({ list, search }: { list: string; search: Search }) {
  const { t } = useTranslation('search')
  const { role } = useActor()
  const { options, active, isWaiting } = search
  if (options.length === 0) return null
  return (
    <div role="listbox" id={list} aria-label={t('results')} aria-busy={isWaiting} className={styles.results}>
      {groupsOf(options).map(([group, members]) => (
        <fieldset key={group} className={styles.members} aria-labelledby={`${list}-${group}`}>
          <p id={`${list}-${group}`} className={styles.group}>
            {t(role === 'client' && group === 'dropshipping' ? 'groups.quoted' : `groups.${group}`, { text: search.q })}
          </p>
          {members.map((option) => (
            <Option key={option.key} id={optionId(list, option)} option={option} isActive={option === active} search={search} />
          ))}
        </fieldset>
      ))}
    </div>
  )
}

type OptionProps = { id: string; option: SearchOption; isActive: boolean; search: Search }

function Option({ id, option, isActive, search }: OptionProps) {
  const element = useRef<HTMLAnchorElement>(null)
  const GroupIcon = ICONS[option.group]
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const choose = (event: MouseEvent) => {
    // Another tab or window: the browser does it, by the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    search.choose(option)
  }
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={addressOf(option) ?? '#'}
      className={styles.option}
      data-active={isActive}
      onClick={choose}
      onPointerMove={() => (isActive ? undefined : search.point(search.options.indexOf(option)))}
    >
      <GroupIcon aria-hidden />
      <Words option={option} wanted={search.q} />
    </a>
  )
}

function Words({ option, wanted }: { option: SearchOption; wanted: string }) {
  const { i18n } = useTranslation()
  const { role } = useActor()
  if (option.group === 'recent') return <span className={styles.title}>{option.text}</span>
  if ('screen' in option) {
    return (
      <span className={styles.title}>
        <Marked text={option.screen.name} wanted={wanted} />
      </span>
    )
  }
  const { code, title, things, status, outcome } = option.found
  const named = role === 'client' && things ? titlesInWords(things, i18n.language === 'en' ? 'en' : 'es') : ''
  return (
    <>
      <span className={styles.words}>
        <strong className={styles.code}>
          <Marked text={named || code} wanted={wanted} />
        </strong>
        <span className={styles.title}>
          <Marked text={named ? code : title} wanted={wanted} />
        </span>
      </span>
      {status ? <StatusChip status={status as Status} outcome={outcome} /> : null}
    </>
  )
}

function Marked({ text, wanted }: { text: string; wanted: string }) {
  const parts = partsAround(text, wanted)
  if (!parts) return text
  const [before, hit, after] = parts
  return (
    <>
      {before}
      <mark className={styles.hit}>{hit}</mark>
      {after}
    </>
  )
}
