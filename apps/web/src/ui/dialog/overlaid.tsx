import {
  ModalBase,
  ModalBaseBody,
  ModalBaseCloseButton,
  ModalBaseContent,
  type ModalBaseContentProps,
  ModalBaseHeader,
  ModalBaseOverlay,
  ModalBaseTitle,
} from '@mantine/core'
import type { CSSProperties, KeyboardEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './overlaid.module.css'
import { wholeCodes } from './whole-codes.tsx'

/** What a dialog and a side panel have in common. */
export type OverlaidProps = {
  opened: boolean
  onClose: () => void
  title?: ReactNode
  /** What it is called where it has no title of its own: then it has no head either. */
  label?: string
  closeOnEscape?: boolean
  returnFocus?: boolean
  /** How dark the page behind it becomes, from 0 to 1. */
  overlayOpacity?: number
  transitionProps?: NonNullable<ModalBaseContentProps['transitionProps']>
  classNames?: {
    content?: string | undefined
    header?: string | undefined
    title?: string | undefined
    body?: string | undefined
  }
  onKeyDown?: KeyboardEventHandler
  /** Beside the button that closes. */
  tools?: ReactNode
  /** A record of the list that it lies over: the list's keys lead on from it. */
  isRecord?: boolean
  children?: ReactNode
}

type Shape = { root: CSSProperties; inner: string | undefined; content: string | undefined; radius?: number }

/**
 * Over the page, which does not scroll meanwhile: made of Mantine's parts. Its own Modal and Drawer import a ScrollArea that no screen uses,
 * and with it 15 kB for floating elements.
 */
export function Overlaid({ shape, ...props }: OverlaidProps & { shape: Shape }) {
  const { t } = useTranslation()
  const { opened, onClose, title, label, closeOnEscape = true, returnFocus = true, overlayOpacity, children } = props
  const { transitionProps, classNames = {}, onKeyDown, tools, isRecord } = props
  const className = (own: string | undefined, given: string | undefined) => [own, given].filter(Boolean).join(' ')
  return (
    <ModalBase
      opened={opened}
      onClose={onClose}
      closeOnEscape={closeOnEscape}
      returnFocus={returnFocus}
      transitionProps={transitionProps}
      closeOnClickOutside
      lockScroll
      trapFocus
      withinPortal
      keepMounted={false}
      style={shape.root}
      onKeyDown={onKeyDown}
    >
      <ModalBaseOverlay backgroundOpacity={overlayOpacity} />
      <ModalBaseContent
        className={className(shape.content, classNames.content)}
        innerProps={{ className: shape.inner }}
        radius={shape.radius}
        aria-label={label}
        data-record-panel={isRecord}
      >
        {label ? (
          children
        ) : (
          <>
            {/* Mantine's <header> would count as a second banner of the page. */}
            <ModalBaseHeader role="presentation" className={className(styles.header, classNames.header)}>
              <ModalBaseTitle className={className(styles.title, classNames.title)}>{wholeCodes(title)}</ModalBaseTitle>
              {tools}
              <ModalBaseCloseButton
                data-autofocus={tools !== undefined || undefined}
                aria-label={t('ui.close', { ns: 'common' })}
              />
            </ModalBaseHeader>
            <ModalBaseBody className={classNames.body}>{children}</ModalBaseBody>
          </>
        )}
      </ModalBaseContent>
    </ModalBase>
  )
}
