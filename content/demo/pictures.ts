// Written by server/demo/make-pictures.ts: the columns of each demo picture.
export const pictures = {
  'villa-hero': {
    width: 2000,
    height: 1200,
    widths: [320, 640, 960, 1280, 1920],
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAACQAwCdASoUAAwAPxFysFAsJqSisAgBgCIJaAC7L1yAjn7ARH2AAPyreTcLe1QkZ4Tifx34OhtklHdbHLv3hBhvaLKEKp5GpOuXn7s7v94Jin6jYoA5TnmOfpML8hTWLb8hGFIIKXyMsHtAAAA=',
  },
  'villa-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAACQBACdASoUAA0APxFysFAsJqSisAgBgCIJaACdMoMYJn/AfRRrWxRKJVCv7mAA/fc6SCivIKwVXKsmd5T4EEcrwhHwACxaVgjgrYyu1QiaDajE3C/RsM1jQi0i1iBN1N9b1GwSa1jRucJMO4/ORu49+hKrE/iZ22wAAA==',
  },
  'villa-3': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACwAwCdASoUAA0APxFysFAsJqSisAgBgCIJaACdMoAB4oa9ABXCQAD9676YyeGiVzB0QGxCDDpQF19r2W+ldXtRShIQ9Y1GYnTDbvURlhtNjwsivCV+cmwpdmWWQDalxNCgWFIGtD9mLzBtRsz/w7K80AA=',
  },
  'villa-4': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAADQAwCdASoUAA0APxFwsFAsJiSisAgBgCIJQBOkDgBIZAO7ZRSzzQAA/owAcTk0W0hteS3iRzj8tEw8bnfHYqqCFkRSj5oLMQyMag2WNDP3f57vJDMtiF48GeNcK+Y1NddpN2qo1XUMQvGNgJEQOJAAAAA=',
  },
  'veranda-house-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABQBACdASoUAA0APxFysFAsJqSisAgBgCIJagCdMoR3ACl1/CeSvxLlq0JAAPzoi5k4ae4Cj9IJDO1RicbIjqwAZScKrg/1fiD1VbOz927oPSIIqpPUx9VweeWAe58VmhqJBMGS3QAAAA==',
  },
  'veranda-house-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJagCdL1ABUrNdm5sbR7AA/uN/95MeBAY9nkhRmRj/3mOVRgH9LUS8sXlLgwjOYSPE17VAo+VN02bY08ri8bQiYl9zOR2OOa6BArjTYZrY0G09PsAAAA==',
  },
  'veranda-house-3': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZgCdMoACrxl3OwckdbQAAP36QxbE1rICPLMhYAaTUzQM3t2Z8KOOENqyM0jeFRUDYR4TNqIUy+hAG7eNtbzo6vE/l0/mI/jVuEGPDkphFykIHPr2bj7+pAgAAA==',
  },
  'contemporary-house-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABwAwCdASoUAA0APxFysFAsJqSisAgBgCIJagCdAB1P4v5Y7EAA/KZgnCAkFcLkxOSWrjGbLI1Fpn5zdGynJrH97n3oKL1Gc8TuhjZgajJ7ZV/Q99u+Puj7c818Zw4BAIQ19CY0pBig90EAAAA=',
  },
  'contemporary-house-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwBACdASoUAA0APxFysFAsJqSisAgBgCIJagCdMoAC2/ol+0dFEEIIXwAA/llmTqJB70keFxcgqMG25+aahFiesvPJtX3fgDODL4y16ZrgvKMLaCIfVOWS2nsBkNvwxIJIR4/7VSQTsrRNTZQSv9AA',
  },
  'living-room-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBOmUABoAutp42LXwAD+nY+CMK+qVPBBFHc7x8TemAvFtGxqrC3w5iRXnFxSoWn+nleHe2yPSgUU6fcCbqhSyfdKYiXNKYAAAA==',
  },
  'living-room-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBOgBAqQa3yHdblgAPugXZj7xsQbatfjB3heLInJg61OHdltAGdBKDrRotGlsBIkVyGBQ/8PrzreUAplUAJIAAA=',
  },
  'living-room-3': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoUAA0APxFysFAsJqSisAgBgCIJQBOl6gA7ZGsJ8CTqNjXH4AD+nX7aIkbnySzUvX3ujiz/JAq+x1pG3fgQsF1F62d8d2cZWcchQvzdqPgbZTyl/9zkK3Ox4AAAAA==',
  },
  'kitchen-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJYwCdAB8+GEWaFBmfCd4AAPeOBEVhcAnzKRNQ7YZAb6hKxMDGYPbd68hI7e9Hu0sKV2mcHvECSxjY637V7QAA',
  },
  'kitchen-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJYgCw7CPTXpnGqrxNy7hIAP5YZenGtMpHeOGQtEule3CrSrQlsVora468T+pajDtIjDsgtgc5YAAA',
  },
  'kitchen-3': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBOgBH4Y8b2YiLVdwAAA/lhkTlY8kPflvxnBuc0tZ3M60/6yd0A1c57NM/yhYGgmi2qgifl4kvAA',
  },
  'kitchen-4': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYgCdMoACIabIwCiAAMfEx9sHS6Ar3pt5PVFCocngXjUYQh/lF7MOFr+OtFY1KsLq6LyvAQAAAA==',
  },
  'bedroom-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYgAAFkNT5EAAzaPWabCB0iuvSsIEt5F5piWoros+HY3kqX7m72mjDR+gWIwes+WXNqoKt5oW4VAAAAA=',
  },
  'bedroom-2': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYgCdABQOWxKhSJMaANt3wMLHMXgSnEp9v6hKsUG4e2RXXdt72sMIkksnf3B1Cap7DTUCd5605mMSIzt8cXgA',
  },
  'bathroom-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBYdgXDqOmpyjAD9FB+IzfoL9v8onR8V9F2my249kfGq5OpVt+hgCfpylGWU4bIft1dO2Fxd3IQglVgAAA==',
  },
  'bathroom-2': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBadBD4Vnq0h8sj05+IAAPHDSR0X/5ync/e+Yi5WWSPcVqq/q66BpL6Pb+hJBHCWT5zPo7kg116y4YwHgAAA',
  },
  'bathroom-3': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBdgAp+M6ZvZXpNKAPoETCZHoOEmd2qGlV/ZhuDZKZJo3UKuTp5r5A+GPfntZl4eIWiBnhxe2hoAAAA=',
  },
  'staircase-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAABQBACdASoUAA0APxFysFAsJqSisAgBgCIJZgCdMoADgPI8JTxK7keNR/LAAP7GAZsz6aIOxTyiGEKkiQkPb5yzrXPN+g1xZZzdlmxATJxjJRX3RiuKgFLOE2A7KYCL6jSsAA==',
  },
  'courtyard-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwBACdASoUAA0APxFysFAsJqSisAgBgCIJYgCdMoADQN2k0wyEB6caZgAA/qvcmchxIbIRqLBc/E8zpgQ9mr7dMpvT+moJe1SBz1TV1WCsEduWqd5KfoO4iexmK6i3FszW4VMTlns9X6AA',
  },
  'courtyard-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZgCdMoADYXyUF0FCVOwAAP7kGTWyj5fwpsMkRJ+UZXX2NeMDHs/9E/ZRh5xaN0Ham70hLYkDXKOnnNYNQduaSNAAZe07xXWvfEP0dk05JTOXKKJk0g8kzIo4AA==',
  },
  'epoxy-floor-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAACwAwCdASoUAA0APxF0sFCsJqSisAgBgCIJZQDG9BUVT3ud2ieVgADJFeKwlELQ60cQ84RPkeAnY48g02mOCj4+LdVX8/wzrMAAAA==',
  },
  'epoxy-floor-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAABQAwCdASoUAA0APxF2slEsJySisAgBgCIJZQAAVMZ1Ih4l6ADwOT1aEEpVAFYtWWjsX6XY+EJgP0qtTJyegivghrmjmhg15/lWXecA+32AOuvzr7QAAA==',
  },
  'epoxy-floor-3': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAwCdASoUAA0APxFysFCsJqSisAgBgCIJZQAAFp1P3PsAAPfK1HmvC10yFuex3o9Nvyeqc5fmdyKJv9t1I6hK8AA=',
  },
  'epoxy-floor-4': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoUAA0APxFOv1osIqgkmAGAIgljAMTYZbyi2rorqZwAAOIgok+qOGCW+UiFten+2SGROpBT5xDqdYxB5fnraFvq9nBMXx62Wsb3thQrCc4+Ws5mgAA=',
  },
  'terrace-waterproofing-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBadAsylO0Z3SKAA/Sv1dLOzNBco8ja6ZdLW5YxMvQiSUwWgpnAltNB8h3Emn+FdVZMJMU2AxAMYP1W70QAA',
  },
  'terrace-waterproofing-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA0APxFwsFAsJiSisAgBgCIJYwC7ABTweqUIBAAAzgI+fGsXcf32TwKSBwArZisGgn1On+U4jv2g87ICOtJsqPzZXINhJ4ser8O2m2O2qbAA',
  },
  'terrace-waterproofing-3': {
    width: 900,
    height: 600,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASoUAA0APxFysVAsJqSisAgBgCIJQBdgAl3DvuQUJHQAAP1SYsGS1hsmYQmJuE+Ad5RCv2iPszE13FeZ5u43D8Sl0UyMUpOfOdvaBE0TzFwAAA==',
  },
  'terrace-waterproofing-4': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABwAwCdASoUAA0APxFwsFAsJiSisAgBgCIJZQC7ABtEWfTZw/AA+LYnCC7rEADo/wP30ZkHvL6rjgVpZCm3WhyJXO9aAoUhNomw0dTHgAA=',
  },
  'construction-site-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQBACdASoUAA0APxFwsFAsJiSisAgBgCIJZgCsMoAChduPDz+W/bXFTAD+VFvU34CAj22K1sCBq1/hBwYpqRb9UpcnaXFgh3/eBuVIm+9yNPhbCWuTfAAA',
  },
  'construction-site-2': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJagCdMoADZ11XU2NfK53AAP3Q13Ue52zYb40R5TKBMhCpALVsJVuf4mWcXTf0q1rRnjgK18x4QcrUqS5pZKVqGlqLrWWcfxKLntZtU7gAAA==',
  },
  'slope-1-plinth': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAwBACdASoUAA0APxFysFAsJqSisAgBgCIJagC7H8GJ/gPhYEaqW6U5BYAA/rvbmblVHXAr1O1F5bwiVK4Iod36+KCHeaD6NxdDT64yj6J4S38ATmIkukwO9RxQhZeThYX8nygaOYkh5KAA',
  },
  'slope-2-second-slab': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJaACdACDi+TzOfN3AAP67ylu4II7tIiJ9HdrL8673LZwKaNoAdr6MSpB9G38mb4+6v3/zxLZ/aE76OO7ZKoSDKrjVVQViKK44X2RkgAA=',
  },
  'slope-3': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJaACdMoR4GCiJPHB5cYggAP4ma7xbQN6AWLGls7E00nD+BAYzZFnxMXIcFqV8PaRuYkM48v6fOnQ4tzWxc1SNCq8e/A43/BmAAA==',
  },
  'slope-4': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZACdAB3OV7SGCqFwAP1NeJOYICHzBKf2IFWdswbNIzvVXSebulbnBGKKAfnnIMbliyd3Ebczk6g1WnMDbVfHKY4UDzXgx6AAAA==',
  },
  'plans-and-model-1': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoUAA0APxF0sFCsJqSisAgBgCIJYwC7IMgCrYU4nK0nzADc5FY7jGoZpAPjbvAEwD6JBDS0G6aeRGWGHthY4V4tE5SxkP+joMw+YHAWY5BnOgAA',
  },
  'plans-and-model-2': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJYwDCgBwncBo4A/qalQAAyVydScYBhhqWQeQYfvhmdNRfRZEvKjPzE8uR0npn4f7z0vBQHBuz9rngAAA=',
  },
  'plans-and-model-3': {
    width: 960,
    height: 640,
    widths: [320, 640],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwBACdASoUAA0APxF2sVCsJySisAgBgCIJYwC26DZDA0X0hMg0/2g7DAAA/lmEmOhgykG5/3tJokW52ZfeSog90yGuXfMSQMFsBkL8dVHRgzMps25TkGc6AAA=',
  },
  'stage-1-plot': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZAC06BKOE40dQvydBEAA/e7ByhfCFQ0hw1xPYz5Gdg+bpEIKD6OBjjGfPVUDBXRG56suvofeoHPOP9sQhlRvfCVTxyvDvVAPk8QlLTlkKadQXgAAAA==',
  },
  'stage-2-foundation': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZAC06B9DvGusUCO402+AAPyjkbJE7uEWeDNWnqrQMcAo54eqh9bGf8WG7S5Vvae3GaDNXqMvjbNc4iDPDydVPuAbKAtpE2+azA9EWUtMo5UInxTljqAA',
  },
  'stage-3-structure': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZgCsABpFPUBRUmG0V93AAPyw8wk2Jrpy6PhEytAftaLTYlJ0z8PJbgV08GXgLRLeCQ028J+w/CPxw8OwJrOEm+R1RUTRyObgmAAA',
  },
  'stage-4-walls': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAQBACdASoUAA0APxFysFAsJqSisAgBgCIJaACxDCXCr8IkYPmGySdeuAD8pmCcgjahFOkDYxcBtW4MQ875T2mEiQliGXdIansOixnXpVRChZl9d8F2fAKRoY+atrf2AvZQ4x9M751BzPygNQAAAA==',
  },
  'stage-5-finishing': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAACwAwCdASoUAA0APxFysFAsJqSisAgBgCIJZgCdABtj2qpYVqcDAAD96nvywffRMr3iaGwkZ0SU69DKIY+il7jzm0d3IPwjcQpSq805B5liMNN/lxmAeWcKSo4a9ACXj8Wgw3p2iUsAAA==',
  },
  'stage-6-handover': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAQBACdASoUAA0APxFysFAsJqSisAgBgCIJagCdAB4kRmIjFHNHDfDjAAD8pmCZCfR0BzPPiWct90BqrOeesdDU83MU0Usdsd+vu83QxXmhBxhZV/Q99u+0MYsfSmkwCAKDSLfIIx61WmqAAAA=',
  },
  'before-veranda': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAwBACdASoUAA0APxFysFAsJqSisAgBgCIJZACdMoMxgEm6M4ro4utadvgA/gPmm4BxLvUISSOereJS0MVBqX5FKfdnERElxeDArWkKgm3mCyIoJeQrbA3O+bn+orso6Ejb6F+uQAA=',
  },
  'after-veranda': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAwCdASoUAA0APxFysFAsJqSisAgBgCIJagCdACGLcFLeJ1JZDyqAAPzoi5k4ae4CKvMbKwi/L16fkuYIMQ4aGWRenkCS0emff4zR/3QxdXeAvFqJxfn2BbdPr39DcEVxojd0RqugAAAA',
  },
  'terrace-fault': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACQAwCdASoUAA0APxFysFAsJqSisAgBgCIJQAAJ3xwCJtEn3/o4APysYl8tl1T7EFthZhn+9NbNreaBZWd7v3KE85g1/TArtq/uHUtVaLYWaA8mUZDSOTsMzcnYYDnjJ0oAAA==',
  },
  'terrace-repaired': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABwAwCdASoUAA0APxFysVCsJqSisAgBgCIJYwAATtGcT1rRAAAA/KxiXy2XVPsQW91zpa5J0j//2HlLBoD37uMaVFWj9V6Ik7mSV9uIzPekBs1EbxGXyJI9EW5KwPAA',
  },
  'material-laterite': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJQBOmUACL02h6AAD+2D5v18vovKuPVsQMM6+68FXJ8rAE4s/wKH5YsIpwAA==',
  },
  'material-red-oxide': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAwCdASoUAA0APxFysFAsJqSisAgBgCIJZgCdMoACAGQSCtFgPYAA3uG5S04+XAhsBJGduIa+VnRR1kAu8NA4hFXVWeXvGlI9867OTKawSQfFNAZllpd6AAA=',
  },
  'plan-contemporary-ground': {
    width: 1600,
    height: 1200,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADwAgCdASoUAA8APxFysFAsJqSisAgBgCIJaQDKAC0kAAD+7z86eCam0OegObQA',
  },
  'plan-contemporary-first': {
    width: 1600,
    height: 1200,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAgCdASoUAA8APxFysFAsJqSisAgBgCIJaQDKAC0kAAD+70D+PGaLJC7+X14GCRgLgAAA',
  },
  'plan-nalukettu': {
    width: 1600,
    height: 1200,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAgCdASoUAA8APxFysFAsJqSisAgBgCIJaQAAeyAA/u8ehuUE5fuQ8XIAAA==',
  },
  'section-courtyard': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAwAwCdASoUAA0APxFwsFAsJiSisAgBgCIJaQDKACHfFO8wAP7qgKDEeKgTA3OeuzfX2afl5Q6zbUSTHcaPCsZgAAA=',
  },
  'elevation-villa': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABQAwCdASoUAA0APxFysFAsJqSisAgBgCIJaQDKAC0TF1CgAAD+70FiqN2cvF1454E/gHDAAAA=',
  },
  'detail-waterproofing': {
    width: 1600,
    height: 1067,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAwAwCdASoUAA0APxFysFAsJqSisAgBgCIJaQAAW+o/oigAAP7tVvn6bAGksZd35uYoi2RaMRcgAA==',
  },
  'detail-floor': {
    width: 1600,
    height: 1200,
    widths: [320, 640, 960, 1280],
    placeholder:
      'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACwAgCdASoUAA8APxFysFAsJqSisAgBgCIJaQAAeyAA/u9pIxcSn0jLQoAAAA==',
  },
} as const
