// Made by scripts/make-page-pictures.ts: the pictures of the site's own pages.
export const pictures = {
  'villa-hero': {
    src: '/pictures/villa-hero.jpg',
    width: 1400,
    height: 1170,
    widths: [560, 728, 960, 1400],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAA0ABIByJbACdAEJsGCwAP6RZhdzd+UEyqzAp9fJD6QRptDTycW3Lq11ZR5x8ctPS1BR6jqQ4HNgn6nx4+vUpdH5MqAA',
    alt: 'Contemporary two-storey Kerala villa with tiled and flat roofs, teak slats and coconut palms in late afternoon light',
  },
  'construction-site-1': {
    src: '/pictures/construction-site-1.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAQCdASoQAAsABIByJaACdH8AAugA/mAJwZwKp8FlhLs7K7y8LsKR2x+k6E4Q3BhYSu/Go3upXrsl4fKAAA==',
    alt: 'Concrete frame of a house under construction with scaffolding, formwork and laterite block walls',
  },
  'construction-site-2': {
    src: '/pictures/construction-site-2.jpg',
    width: 1600,
    height: 1067,
    widths: [728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAsABIByJbACdADRl4fb6QAA/e6HaMML/8f0dF4Q5EH8Y8ugyyoKtrZ1f6r5xzHMfGLKFCG5POoor1Jjj7cAAAA=',
    alt: 'Laterite blocks and a cement mixer in front of a half-built two-storey frame',
  },
  'living-room-2': {
    src: '/pictures/living-room-2.jpg',
    width: 1600,
    height: 1067,
    widths: [728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAsABIByJYgCdAD1Pc78JYAA+pbL6+uLfMzAhBIwUe+STrdRlbVhuiw/l0yDGlewkNJE7kSti32GLtAAAA==',
    alt: 'Bright living room with cane pendant lamps, two sofas and windows on two sides',
  },
  'courtyard-2': {
    src: '/pictures/courtyard-2.jpg',
    width: 1600,
    height: 1067,
    widths: [728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAsABIByJbACdADyhZ8dMAD+7Eq9IRz7C06+yfIrMkj7KIwGPnsjrEh4Mug50/ct1qW1pES3QZbsIxrgIAAA',
    alt: 'Colonnade with red oxide floor around a sunlit inner courtyard',
  },
  'epoxy-floor-2': {
    src: '/pictures/epoxy-floor-2.jpg',
    width: 1600,
    height: 1067,
    widths: [728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAsABIByJZQAAQvQAAD12/YIgXJ4SVTCal1ePntFadqvW7MnO2sIGTAgAA==',
    alt: 'Yellow line on a mirror-smooth grey epoxy floor leading to an open loading door',
  },
  'terrace-waterproofing-2': {
    src: '/pictures/terrace-waterproofing-2.jpg',
    width: 1600,
    height: 1067,
    widths: [728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACwAQCdASoQAAsABIByJYwC7AEWbBzAAM4CQuzyNTnW5A5447cytAaiMipFJw8EQptYWdt/aVRGyIoAZAA=',
    alt: 'Sealed roof terrace with water beading on the membrane and the stair room behind',
  },
  'veranda-house-1': {
    src: '/pictures/veranda-house-1.jpg',
    width: 1600,
    height: 1067,
    widths: [728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAQCdASoQAAsABIByJbACdAEJTSAgAPzs8mG84yAC82aPt2w6yCRTBYeMBNH3156OLuNsfDXFpKRLM79iAAAA',
    alt: 'Traditional Kerala house with terracotta tile roof, pillared veranda and a tulsi platform in the garden',
  },
  'veranda-house-2': {
    src: '/pictures/veranda-house-2.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAsABIByJbACdADc0vnWAAD+5mxeB1Zqv3EirEVrHD8QeMiKiYuvnPEiBrIuTRtz8wPeXsvT89ZRe5apMnujoMc2fwAA',
    alt: 'Long veranda with red oxide floor, turned wooden pillars and a slatted bench rail',
  },
  'staircase-1': {
    src: '/pictures/staircase-1.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAQCdASoQAAsABIByJbACdACnVKDcRAAA/seB5vbtYhO05XfsqBJWYB1BtqY2IX0yPiJwFkSdQjCToW+eawAA',
    alt: 'Open timber staircase on a steel beam against a laterite wall, with hanging brass lamps',
  },
  'villa-2': {
    src: '/pictures/villa-2.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAsABIByJbACdADiBQ3iAAD+ZLmJwmWXU+2mKW01tdF6XG+Fk8CvOT/PuvQiT+M9Iov8BNPiPyPDVpKSBMyOEAA=',
    alt: 'Tiled living wing, entrance and balcony of a Kerala villa in evening light',
  },
  'villa-3': {
    src: '/pictures/villa-3.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADwAQCdASoQAAsABIByJbACdAC2wjIPVEAA/KxV8bI+WIZ2wTyejyhLNbqaUCzg7703Ogzdg8hH6xDDA2X5O0w6NmZOJpV0AAA=',
    alt: 'Teak double door beneath a balcony, between a laterite wall and a glazed living room',
  },
  'bedroom-1': {
    src: '/pictures/bedroom-1.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAsABIByJZgCdAD6/O/xcMAA9ifkw9vHJnL5y0/viTm538/rL+VVLmv3b2wsfiWWGHbjx8YTH5od+5IAAA==',
    alt: 'Bedroom with teak headboard, clay-coloured wall and a floor-to-ceiling garden window',
  },
  'kitchen-2': {
    src: '/pictures/kitchen-2.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAsABIByJaACdACSaSAAAP5YfQTLLSvpoFy6VCpcaXk5DY/LGvzDlyE+wnlAblaSkAAA',
    alt: 'Kitchen island with fluted teak front and marble top, seen past palm leaves',
  },
  'plans-and-model-1': {
    src: '/pictures/plans-and-model-1.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAsABIByJZACdAC9u8qQAADb2dDneaqwJnc1SzQPOBwU/x/jABa0JAAAAA==',
    alt: 'Floor plan, rolled drawings, scale ruler and a small house model on a wooden table',
  },
  'material-laterite': {
    src: '/pictures/material-laterite.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoQAAsABIByJaACdABSgAD+F/NsmK7AELm1Z5w94Nkim5HkdhDdggAA',
    alt: 'Sunlit wall of red laterite blocks with pitted faces and lime mortar joints, palm shade across it',
  },
  'material-red-oxide': {
    src: '/pictures/material-red-oxide.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1100, 1600],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACQAQCdASoQAAsABIByJbACdACbsmAA3c03R/Nykc4lmJwk7drtZnbdjXA6DEYsEp1fA/tmSxrk/WPWy0WCAAAA',
    alt: 'Polished red oxide floor with window light and the foot of a turned teak pillar on its stone base',
  },
  'before-veranda': {
    src: '/pictures/before-veranda.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAsABIByJagCdAEQyMNsgAD+BO+55Ib8/RKcWFo7M35yPEMSbKI9wbReU6qNDSLNomEAAAA=',
    alt: 'Neglected Kerala veranda house with missing roof tiles, grey timber, stained plaster and tall weeds',
  },
  'after-veranda': {
    src: '/pictures/after-veranda.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAsABIByJbACdAENdh5OpAAA/OzyYbzI9o9llpNww4UpYDx9pSp4YvRRo+ORbboFTuw7kGfP41HhAAA=',
    alt: 'The same veranda house restored, with whole tile roof, oiled timber, hanging lamps and a kept garden',
  },
  'terrace-fault': {
    src: '/pictures/terrace-fault.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAQCdASoQAAsABIByJQAAWJkM4XK6gAD5CKigphVljhuJI0oFFYpsCKTexhUVwgqI73YyhBC0TQ+g/RfcAA==',
    alt: 'Flat concrete roof terrace with cracks, algae, peeling coating, damp parapet and water standing at a clogged outlet',
  },
  'terrace-repaired': {
    src: '/pictures/terrace-repaired.jpg',
    width: 1600,
    height: 1067,
    widths: [480, 728, 1200],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAACwAQCdASoQAAsABIByJQAAVAP9oxUwAPkIqKCmFWWOI/2g4VDBm8OOnh2ma+C1PxXtba6Fgj3fQAAA',
    alt: 'The same roof terrace with a clean light-grey waterproof coating, coved corners, painted parapet and a clear steel grating',
  },
  'epoxy-floor-4': {
    src: '/pictures/epoxy-floor-4.jpg',
    width: 960,
    height: 640,
    widths: [480, 960],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAsABIByJYwAAZwgtGAAzCPkaPy+VmVJqPT4P8m68CQinxygLbk9LySfnQgA',
    alt: 'Columns with yellow guards and high windows reflected in a smooth grey floor',
  },
  'terrace-waterproofing-4': {
    src: '/pictures/terrace-waterproofing-4.jpg',
    width: 960,
    height: 640,
    widths: [480, 960],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAsABIByJZQC7AENrqIXkAD3UI3hCxAd3HL54av3ZXJmSXPDA2WyBTk5j1Rs8AA=',
    alt: 'Rainwater standing in beads on a sealed terrace, with the floor drain in the middle',
  },
} as const
