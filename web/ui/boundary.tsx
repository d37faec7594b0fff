import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  /** Stands in place of the part that broke. */
  otherwise?: ReactNode
  /** What is done instead. */
  onBreak?: () => void
  children: ReactNode
}

/** A part whose code cannot be fetched (a lost connection, a new version of the site) does not take the page with it. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch() {
    this.props.onBreak?.()
  }

  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}
