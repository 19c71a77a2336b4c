import { useEffect, useRef, type PointerEvent, type RefObject, type WheelEvent } from 'react'
import {
  movedBy,
  swipeOf,
  tapScale,
  wholePhoto,
  zoomedAt,
  type Point,
  type Stage,
  type Zoom,
} from './zoom.ts'

const doubleTapMs = 300
/** Pixels that a finger may move and still tap. */
const tapSlack = 12

interface Gestures {
  readonly onSwipe: (asked: 'previous' | 'next' | 'close') => void
}

/**
 * Zooms a photo in its stage: two fingers, a double tap or click, the wheel; one finger moves a zoomed photo and swipes a
 * whole one. The photo is moved past React, because each frame of a gesture would render.
 */
export function useZoom(photo: RefObject<HTMLElement | null>, name: string, gestures: Gestures) {
  const zoom = useRef<Zoom>(wholePhoto)
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef({ at: 0, x: 0, y: 0 })
  const show = (next: Zoom): void => {
    zoom.current = next
    draw(photo.current, next)
  }
  useEffect(() => {
    zoom.current = wholePhoto
    draw(photo.current, wholePhoto)
  }, [photo, name])

  const toggle = (at: Point, stage: Stage): void =>
    show(zoom.current.scale > 1 ? wholePhoto : zoomedAt(wholePhoto, tapScale, at, stage))

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) travelled.current = { x: 0, y: 0 }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    const { stage, at } = stageOf(event)
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      // More than any swipe, so that the last finger of a pinch asks for nothing.
      travelled.current = { x: 0, y: -Infinity }
      return show(zoomedAt(zoom.current, factor, at(middle), stage))
    }
    const by = { x: now.x - before.x, y: now.y - before.y }
    travelled.current = { x: travelled.current.x + by.x, y: travelled.current.y + by.y }
    if (zoom.current.scale > 1) show(movedBy(zoom.current, by, stage))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return
    const { x, y } = travelled.current
    if (Math.abs(x) < tapSlack && Math.abs(y) < tapSlack) return tap(event)
    const asked = zoom.current.scale > 1 ? null : swipeOf({ x, y })
    if (asked) gestures.onSwipe(asked)
  }
  const tap = (event: PointerEvent<HTMLElement>): void => {
    const { timeStamp, clientX, clientY } = event
    const last = lastTap.current
    const isNear = distance(last, { x: clientX, y: clientY }) < 3 * tapSlack
    const isDouble = timeStamp - last.at < doubleTapMs && isNear
    lastTap.current = { at: isDouble ? 0 : timeStamp, x: clientX, y: clientY }
    if (!isDouble) return
    const { stage, at } = stageOf(event)
    toggle(at({ x: clientX, y: clientY }), stage)
  }
  const onWheel = (event: WheelEvent<HTMLElement>): void => {
    const { stage, at } = stageOf(event)
    const point = at({ x: event.clientX, y: event.clientY })
    show(zoomedAt(zoom.current, 0.998 ** event.deltaY, point, stage))
  }
  const onPointerCancel = ({ pointerId }: PointerEvent<HTMLElement>): void =>
    void fingers.current.delete(pointerId)
  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
    toggle: (stage: Stage) => toggle({ x: 0, y: 0 }, stage),
  }
}

function draw(element: HTMLElement | null, { x, y, scale }: Zoom): void {
  const isWhole = scale === 1
  if (element) element.style.transform = isWhole ? '' : `translate(${x}px, ${y}px) scale(${scale})`
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Size of the stage, and points of the window from its centre. */
function stageOf({ currentTarget }: { readonly currentTarget: HTMLElement }) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const at = ({ x, y }: Point): Point => ({ x: x - left - width / 2, y: y - top - height / 2 })
  return { stage: { width, height }, at }
}
